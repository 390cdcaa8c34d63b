import type { ReadingPartView } from "@autotune/contract";
import { inPlaces } from "./in-places.ts";
import { ReadingFigure } from "./reading-figure.tsx";
import { ReadingPicture } from "./reading-picture.tsx";
import { ReadingSpans } from "./reading-spans.tsx";
import { ReadingTable } from "./reading-table.tsx";

interface ReadingPartsProps {
  parts: readonly ReadingPartView[];
  /** What the parts are about, to name a table by. */
  title: string;
}

/** A text that is read at length, part below part in a calm measure. */
export function ReadingParts({ parts, title }: ReadingPartsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 text-18 text-muted">
      {inPlaces(parts).map(({ place, item }) => (
        <Part key={place} part={item} title={title} />
      ))}
    </div>
  );
}

function Part({ part, title }: { part: ReadingPartView; title: string }) {
  switch (part.kind) {
    case "text":
      return (
        <p className="max-w-[68ch] whitespace-pre-line">
          <ReadingSpans spans={part.text} />
        </p>
      );
    case "list":
      return (
        <ul className="grid max-w-[68ch] gap-2.5">
          {inPlaces(part.items).map(({ place, item }) => (
            <li
              key={place}
              className="relative pl-6 before:absolute before:top-[0.72em] before:left-1 before:h-0.5 before:w-2.5 before:rounded-full before:bg-family"
            >
              <ReadingSpans spans={item} />
            </li>
          ))}
        </ul>
      );
    case "steps":
      return (
        <ol className="grid max-w-[68ch] [counter-reset:step]">
          {inPlaces(part.items).map(({ place, item }) => (
            <li
              key={place}
              className="relative pb-5 pl-13 [counter-increment:step] before:absolute before:top-0 before:left-0 before:grid before:size-8 before:place-items-center before:rounded-full before:border before:border-family/50 before:bg-family/12 before:font-mono before:text-14 before:text-family before:content-[counter(step)] after:absolute after:top-9 after:bottom-1 after:left-[calc(1rem-0.5px)] after:w-px after:bg-line last:pb-0 last:after:hidden"
            >
              <ReadingSpans spans={item} />
            </li>
          ))}
        </ol>
      );
    case "note":
      return (
        <p
          role="note"
          className="max-w-[68ch] rounded-16 border border-family/30 bg-family/8 px-5 py-4 whitespace-pre-line text-text"
        >
          <ReadingSpans spans={part.text} />
        </p>
      );
    case "table":
      return <ReadingTable table={part} title={title} />;
    case "picture":
      return <ReadingPicture picture={part} />;
    case "figure":
      return <ReadingFigure value={part.value} label={part.label} />;
  }
}
