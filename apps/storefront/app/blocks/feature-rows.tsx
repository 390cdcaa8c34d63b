import type { FeatureRowsView } from "@autotune/contract";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

export function FeatureRows({ block }: { block: FeatureRowsView }) {
  return (
    <section className="wrap section grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <h2 className="text-48 md:sticky md:top-28 md:self-start">{block.headline}</h2>
      <ul>
        {inPlaces(block.rows).map(({ place, item: { title, text } }) => (
          <li
            key={place}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-t border-line py-7 last:border-b sm:gap-x-8 sm:py-9"
          >
            <StepGlyph step={place} of={block.rows.length} />
            <div>
              <h3 className="text-22">{title}</h3>
              <p className="mt-2 max-w-[60ch] text-muted">
                <TextWithPrices text={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rows climb a scale: each is one note higher than the one before. */
function StepGlyph({ step, of }: { step: number; of: number }) {
  const width = 60 / of;
  const rise = of > 1 ? 40 / (of - 1) : 0;
  const stairs = (from: number, to: number) => {
    let path = `M${2 + from * width} ${44 - from * rise}`;
    for (let note = from; note <= to; note++) path += `V${44 - note * rise}h${width}`;
    return path;
  };
  return (
    <svg
      viewBox="0 0 64 48"
      aria-hidden="true"
      className="mt-1 h-9 w-12 fill-none [stroke-linecap:round] [stroke-linejoin:round] sm:h-14 sm:w-19"
    >
      <path d={stairs(0, of - 1)} className="stroke-text/14 stroke-2" />
      <path d={stairs(0, step)} className="stroke-family/50 stroke-2" />
      <path d={stairs(step, step)} className="stroke-family/25 stroke-[9]" />
      <path d={stairs(step, step)} className="stroke-family stroke-4" />
    </svg>
  );
}
