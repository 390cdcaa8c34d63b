import type { FaqView } from "@autotune/contract";

export function Faq({ block }: { block: FaqView }) {
  return (
    <section className="wrap section grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <h2 className="text-48 md:sticky md:top-28 md:self-start">{block.headline}</h2>
      <div className="border-t border-line">
        {block.items.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-10 py-6 font-display text-22 font-semibold tracking-heading transition-colors duration-150 hover:text-family [&::-webkit-details-marker]:hidden">
              {question}
              <svg
                viewBox="0 0 16 16"
                aria-hidden="true"
                className="size-4 shrink-0 stroke-current stroke-2 [stroke-linecap:round]"
              >
                <path d="M2 8h12" />
                <path
                  d="M8 2v12"
                  className="origin-center transition-transform duration-200 ease-out group-open:rotate-90"
                />
              </svg>
            </summary>
            <p className="max-w-[62ch] pr-10 pb-7 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
