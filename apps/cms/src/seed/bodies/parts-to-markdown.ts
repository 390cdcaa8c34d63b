import type { ReadingPart, ReadingSpan, ReadingText } from "@autotune/contract";
import type { BlockContent, PhrasingContent } from "mdast";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";

/** The inverse, for imported content: what an editor would have typed. Plain words stay plain. */
export function partsToMarkdown(parts: readonly ReadingPart[]): string {
  return toMarkdown(
    { type: "root", children: parts.map(toBlock) },
    { bullet: "-", extensions: [gfmTableToMarkdown()], unsafe: [colonAtBreak] },
  ).trim();
}

/** It would begin the words of a figure. */
const colonAtBreak = { atBreak: true, character: ":" };

function toBlock(part: ReadingPart): BlockContent {
  switch (part.kind) {
    case "text":
      return paragraph(part.text);
    case "note":
      return { type: "blockquote", children: [paragraph(part.text)] };
    case "list":
    case "steps":
      return {
        type: "list",
        ordered: part.kind === "steps",
        spread: false,
        children: part.items.map((item) => ({ type: "listItem", children: [paragraph(item)] })),
      };
    case "table":
      return { type: "table", children: [part.head, ...part.rows].map(toRow) };
    case "picture":
      return { type: "paragraph", children: [toImage(part)] };
    case "figure":
      return { type: "paragraph", children: toFigure(part) };
  }
}

function paragraph(text: ReadingText) {
  return { type: "paragraph" as const, children: text.map(toPhrase) };
}

function toImage({ shows, caption }: Extract<ReadingPart, { kind: "picture" }>): PhrasingContent {
  return { type: "image", url: targetOf(shows), alt: caption };
}

function targetOf(shows: Extract<ReadingPart, { kind: "picture" }>["shows"]): string {
  if ("picture" in shows) return `picture:${shows.picture}`;
  return `product:${shows.product}${shows.view === undefined ? "" : `#${shows.view}`}`;
}

function toFigure({ value, label }: Extract<ReadingPart, { kind: "figure" }>): PhrasingContent[] {
  return [
    { type: "text", value },
    // As it is: in a text the colon would be escaped.
    { type: "html", value: "\n: " },
    { type: "text", value: label },
  ];
}

function toRow(cells: readonly ReadingText[]) {
  return {
    type: "tableRow" as const,
    children: cells.map((cell) => ({ type: "tableCell" as const, children: cell.map(toPhrase) })),
  };
}

function toPhrase(span: ReadingSpan): PhrasingContent {
  if (typeof span === "string") return { type: "text", value: span };
  const words = { type: "text", value: span.text } as const;
  if ("href" in span) return { type: "link", url: span.href, children: [words] };
  return span.mark === "code"
    ? { type: "inlineCode", value: span.text }
    : { type: span.mark, children: [words] };
}
