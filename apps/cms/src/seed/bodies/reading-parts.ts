import type { ReadingPart, ReadingText } from "@autotune/contract";
import type { SeedReadingPart, SeedWords } from "../content/seed-reading.ts";

/** The parts as they are published: an empty line in a text separates two paragraphs. */
export function readingParts(parts: readonly SeedReadingPart[]): ReadingPart[] {
  return parts.flatMap((part): ReadingPart[] => {
    switch (part.kind) {
      case "text":
        return paragraphs(part.text).map((text) => ({ kind: "text", text: spans(text) }));
      case "note":
        return [{ kind: "note", text: spans(part.text) }];
      case "list":
      case "steps":
        return [{ kind: part.kind, items: part.items.map(spans) }];
      case "table":
        return [
          {
            kind: "table",
            head: part.head.map(spans),
            rows: part.rows.map((row) => row.map(spans)),
          },
        ];
      case "picture":
        return [{ kind: "picture", shows: shownBy(part), caption: part.caption }];
      case "figure":
        return [part];
    }
  });
}

function paragraphs(words: SeedWords): readonly SeedWords[] {
  return typeof words === "string" ? words.split("\n\n") : [words];
}

function spans(words: SeedWords): ReadingText {
  if (typeof words !== "string") return [...words];
  return words === "" ? [] : [words];
}

function shownBy({ product, view }: Extract<SeedReadingPart, { kind: "picture" }>) {
  return view === undefined ? { product } : { product, view };
}
