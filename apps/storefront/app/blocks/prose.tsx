import type { ProseView } from "@autotune/contract";

/** Text that is read: a calm measure, the section's title beside it where there is room. */
export function Prose({ block }: { block: ProseView }) {
  return (
    <section className="wrap section">
      <h2 className="text-36">{block.headline}</h2>
      <div className="mt-8">
        {block.sections.map(({ title, text }) => (
          <div
            key={title + text.slice(0, 24)}
            className="grid gap-x-16 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <h3 className="text-22">{title}</h3>
            <div className="grid max-w-[68ch] gap-4 text-16 text-muted">
              {text.split(/\n\s*\n/).map((paragraph) => (
                <p key={paragraph.slice(0, 48)} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
