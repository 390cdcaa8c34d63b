import type { FeatureRowsView } from "@autotune/contract";

export function FeatureRows({ block }: { block: FeatureRowsView }) {
  return (
    <section className="wrap section grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <h2 className="text-48 md:sticky md:top-28 md:self-start">{block.headline}</h2>
      <ul>
        {block.rows.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-t border-line py-7 last:border-b sm:gap-x-8 sm:py-9"
          >
            <StepGlyph step={index} of={block.rows.length} />
            <div>
              <h3 className="text-22">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rows climb a scale: each is one note higher than the one before. */
function StepGlyph({ step, of }: { step: number; of: number }) {
  const width = 64 / of;
  const height = 48 / of;
  return (
    <svg viewBox="0 0 64 48" aria-hidden="true" className="mt-1 h-9 w-12 sm:h-12 sm:w-16">
      {Array.from({ length: of }, (_, index) => (
        <rect
          key={index}
          x={index * width}
          y={48 - (index + 1) * height + 1}
          width={width - 2}
          height={height - 3}
          rx="2.5"
          className={
            index === step ? "fill-family" : index < step ? "fill-family/35" : "fill-text/10"
          }
        />
      ))}
    </svg>
  );
}
