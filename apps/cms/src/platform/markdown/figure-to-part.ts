import type { ReadingPart } from "@autotune/contract";
import type { Paragraph } from "mdast";
import { onOneLine } from "./on-one-line.ts";
import type { Reject } from "./reject.ts";

/** No sentence has a line that begins with a colon, so such a line is always meant as the words of a figure. */
const beginsWithColon = /^[ \t]*:/;

export function isTypedAsFigure(typed: string): boolean {
  return typed.split("\n").some((line) => beginsWithColon.test(line));
}

/** A number on a line of its own, and on the next line, after a colon, what it is. */
export function toFigure(paragraph: Paragraph, typed: string, reject: Reject): ReadingPart[] {
  const [first = "", second = "", ...more] = typed.split("\n");
  const hasForm =
    !beginsWithColon.test(first) &&
    beginsWithColon.test(second) &&
    !isTypedAsFigure(more.join("\n"));
  if (!hasForm) return reject(paragraph, figureForm);
  const [words, marked] = paragraph.children;
  if (words?.type !== "text" || marked !== undefined)
    return reject(paragraph, "A figure can’t have formatting or links.");
  const end = words.value.indexOf("\n");
  const value = words.value.slice(0, end).trim();
  const label = onOneLine(words.value.slice(end)).replace(beginsWithColon, "").trim();
  return label === "" ? reject(paragraph, figureForm) : [{ kind: "figure", value, label }];
}

const figureForm =
  "A figure takes two lines without an empty line between them: the number, then a colon and what it means. For a plain colon at the start of a line, type \\:";
