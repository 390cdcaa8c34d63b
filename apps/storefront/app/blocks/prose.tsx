import type { ProseView } from "@autotune/contract";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { ReadingParts } from "../features/content/reading/reading-parts.tsx";

/** Text that is read: a calm measure, the section's title beside it where there is room. */
export function Prose({ block: { headline, sections } }: { block: ProseView }) {
  return (
    <section className="wrap section">
      <h2 className="text-36">{headline}</h2>
      <div className="mt-8">
        {inPlaces(sections).map(({ place, item: { title, parts } }) => (
          <div
            key={place}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            {title === "" ? null : <h3 className="text-22">{title}</h3>}
            <div className="md:col-start-2">
              <ReadingParts parts={parts} title={title === "" ? headline : title} />
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
