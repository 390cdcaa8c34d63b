import {
  readingHrefPattern,
  type ReadingPart,
  type ReadingSpan,
  type ReadingText,
} from "@autotune/contract";
import type {
  Blockquote,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { isTypedAsFigure, toFigure } from "./figure-to-part.ts";
import { onOneLine } from "./on-one-line.ts";
import { pictureForm, toPicture } from "./picture-to-part.ts";
import type { Reject } from "./reject.ts";

export type ReadMarkdown =
  | { readonly ok: true; readonly parts: ReadingPart[] }
  /** A sentence for the editor who wrote it. */
  | { readonly ok: false; readonly reason: string };

/** An editor's Markdown as structured parts. What no part can hold is rejected rather than lost. */
export function markdownToParts(markdown: string): ReadMarkdown {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const problems: string[] = [];
  const reject: Reject = (node, sentence) => {
    problems.push(`Line ${node.position?.start.line ?? 1}: ${sentence}`);
    return [];
  };
  const parts = children.flatMap((node) => toParts(node, { markdown, reject }));
  for (const text of textsIn(children)) {
    const typed = typedAs(text, markdown);
    if (bareAsterisk.test(typed)) reject(text, asteriskForm);
    // A space in its target, and Markdown takes a picture for words.
    if (barePicture.test(typed)) reject(text, pictureForm);
  }
  const [reason] = problems;
  return reason === undefined ? { ok: true, parts } : { ok: false, reason };
}

/** Markdown takes asterisks between a sign and a letter for plain ones: “**「語」**は” would be shown as it stands. */
const bareAsterisk = /(?<!\\)\*/;
const asteriskForm =
  "An asterisk marks nothing. Put brackets and quotes outside of the marks, as in 「**word**」. For the sign itself write \\*";

const barePicture = /(?<!\\)!\[/;

function typedAs({ position }: Nodes, markdown: string): string {
  return markdown.slice(position?.start.offset, position?.end.offset);
}

function textsIn(nodes: readonly Nodes[]): Text[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [node];
    return "children" in node ? textsIn(node.children) : [];
  });
}

interface Reading {
  /** All that was typed. */
  readonly markdown: string;
  readonly reject: Reject;
}

function toParts(node: RootContent, { markdown, reject }: Reading): ReadingPart[] {
  if (node.type === "paragraph") return toParagraph(node, { markdown, reject });
  if (node.type === "list") return toList(node, reject);
  if (node.type === "blockquote") return toNote(node, reject);
  if (node.type === "table") return toTable(node, reject);
  return reject(node, sentences[node.type] ?? "Something here cannot be shown.");
}

function toParagraph(paragraph: Paragraph, { markdown, reject }: Reading): ReadingPart[] {
  const typed = typedAs(paragraph, markdown);
  const [first, more] = paragraph.children;
  if (first?.type === "image" && more === undefined) return toPicture(first, typed, reject);
  if (isTypedAsFigure(typed)) return toFigure(paragraph, typed, reject);
  return [{ kind: "text", text: toText(paragraph.children, reject) }];
}

function toList(list: List, reject: Reject): ReadingPart[] {
  const { ordered, start } = list;
  if (ordered && start !== 1)
    return reject(list, `Steps begin with 1. For a number in a sentence write ${start}\\.`);
  const items = list.children.map((item) => itemText(item, reject));
  return [{ kind: ordered ? "steps" : "list", items }];
}

function itemText(item: ListItem, reject: Reject): ReadingText {
  const [first, more] = item.children;
  if (first === undefined) return reject(item, "An item of a list is empty.");
  if (first.type !== "paragraph") return reject(first, "An item of a list is one paragraph.");
  if (more !== undefined) return reject(more, "An item of a list is one paragraph.");
  return toText(first.children, reject);
}

function toNote(quote: Blockquote, reject: Reject): ReadingPart[] {
  const [paragraph, more] = quote.children;
  if (paragraph?.type !== "paragraph" || more !== undefined)
    return reject(quote, "A note is one paragraph.");
  return [{ kind: "note", text: toText(paragraph.children, reject) }];
}

function toTable(table: Table, reject: Reject): ReadingPart[] {
  const [head = [], ...rows] = table.children.map(({ children }) =>
    children.map((cell) => toText(cell.children, reject)),
  );
  if (rows.some((row) => row.length > head.length))
    return reject(table, "A row of the table has more cells than its head.");
  // A row may end early.
  return [{ kind: "table", head, rows: rows.map((row) => head.map((_, at) => row[at] ?? [])) }];
}

/** What an editor may try, and what to do instead. */
const sentences: Partial<Record<Nodes["type"], string>> = {
  heading: "Headings have no place in a text. Begin a new section.",
  html: "HTML has no place in a text. For the sign itself write \\<",
  image: "A picture stands alone. Leave an empty line before and after it.",
  imageReference: pictureForm,
  code: "A block of code cannot be shown. Take away the spaces before it, or put `these` around a word.",
  thematicBreak: "A line between paragraphs cannot be shown. Begin a new section.",
  break: "A line cannot end within a paragraph. Leave an empty line for a new one.",
  definition: "Write the address of a link in the sentence: [words](/address).",
  linkReference: "Write the address of a link in the sentence: [words](/address).",
};

function toText(nodes: readonly PhrasingContent[], reject: Reject): ReadingText {
  return nodes.flatMap((node) => toSpan(node, reject));
}

function toSpan(node: PhrasingContent, reject: Reject): ReadingSpan | [] {
  if (node.type === "text") return onOneLine(node.value);
  if (node.type === "strong" || node.type === "emphasis")
    return { mark: node.type, text: plainWords(node.children, reject) };
  if (node.type === "inlineCode") return { mark: "code", text: node.value };
  if (node.type === "link") return toLink(node, reject);
  return reject(node, sentences[node.type] ?? "Something here cannot be shown.");
}

function toLink(link: Link, reject: Reject): ReadingSpan | [] {
  if (!safeHref.test(link.url))
    return reject(
      link,
      "A link leads to /an/address of this site, or begins with https:// or mailto:",
    );
  if (link.title) return reject(link, "A link has no title. Take away the words in quotes.");
  if (link.children.length === 0) return reject(link, "A link has no words.");
  return { href: link.url, text: plainWords(link.children, reject) };
}

const safeHref = new RegExp(readingHrefPattern);

function plainWords(nodes: readonly PhrasingContent[], reject: Reject): string {
  return nodes
    .flatMap((node) =>
      node.type === "text"
        ? onOneLine(node.value)
        : reject(node, "Marks and links cannot stand within each other."),
    )
    .join("");
}
