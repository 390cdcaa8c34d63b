import type { ReadingPart, ReadingSpan } from "./reading.ts";

/** The words of a text alone, for counting and for finding them. */
export function readingPlainText(parts: readonly ReadingPart[]): string {
  return parts.map(textOfPart).join("\n");
}

function textOfPart(part: ReadingPart): string {
  switch (part.kind) {
    case "text":
    case "note":
      return textOfSpans(part.text);
    case "list":
    case "steps":
      return part.items.map(textOfSpans).join("\n");
    case "table":
      return [part.head, ...part.rows].map((row) => row.map(textOfSpans).join(" · ")).join("\n");
    case "picture":
      return part.caption;
    case "figure":
      return `${part.value}: ${part.label}`;
  }
}

function textOfSpans(spans: readonly ReadingSpan[]): string {
  return spans.map((span) => (typeof span === "string" ? span : span.text)).join("");
}
