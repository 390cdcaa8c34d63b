import type { ReadingPart, ReadingText } from "@autotune/contract";
import type { SeedReadingPart } from "../content/seed-reading.ts";

/** The parts as they are published: an empty line in a text separates two paragraphs. */
export function readingParts(parts: readonly SeedReadingPart[]): ReadingPart[] {
  return parts.flatMap((part): ReadingPart[] => {
    switch (part.kind) {
      case "text":
        return part.text.split("\n\n").map((text) => ({ kind: "text", text: plain(text) }));
      case "note":
        return [{ kind: "note", text: plain(part.text) }];
      case "list":
      case "steps":
        return [{ kind: part.kind, items: part.items.map(plain) }];
      case "table":
        return [
          {
            kind: "table",
            head: part.head.map(plain),
            rows: part.rows.map((row) => row.map(plain)),
          },
        ];
      case "picture":
        return [{ kind: "picture", shows: { product: part.product }, caption: part.caption }];
      case "figure":
        return [part];
    }
  });
}

function plain(words: string): ReadingText {
  return words === "" ? [] : [words];
}
