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
  "This asterisk doesn’t format anything. Keep brackets and quotes outside the asterisks, as in 「**word**」. For a plain asterisk, type \\*";

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
  return reject(node, sentences[node.type] ?? "Something here can’t be shown.");
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
    return reject(list, `Numbered steps start at 1. For a number in a sentence, type ${start}\\.`);
  const items = list.children.map((item) => itemText(item, reject));
  return [{ kind: ordered ? "steps" : "list", items }];
}

function itemText(item: ListItem, reject: Reject): ReadingText {
  const [first, more] = item.children;
  if (first === undefined) return reject(item, "A list item is empty.");
  if (first.type !== "paragraph") return reject(first, "A list item can only be one paragraph.");
  if (more !== undefined) return reject(more, "A list item can only be one paragraph.");
  return toText(first.children, reject);
}

function toNote(quote: Blockquote, reject: Reject): ReadingPart[] {
  const [paragraph, more] = quote.children;
  if (paragraph?.type !== "paragraph" || more !== undefined)
    return reject(quote, "A note can only be one paragraph.");
  return [{ kind: "note", text: toText(paragraph.children, reject) }];
}

function toTable(table: Table, reject: Reject): ReadingPart[] {
  const [head = [], ...rows] = table.children.map(({ children }) =>
    children.map((cell) => toText(cell.children, reject)),
  );
  if (rows.some((row) => row.length > head.length))
    return reject(table, "A table row has more cells than the header.");
  // A row may end early.
  return [{ kind: "table", head, rows: rows.map((row) => head.map((_, at) => row[at] ?? [])) }];
}

/** What an editor may try, and what to do instead. */
const sentences: Partial<Record<Nodes["type"], string>> = {
  heading: "Headings aren’t allowed in a text. Start a new section.",
  html: "HTML isn’t allowed in a text. For a plain <, type \\<",
  image: "An image needs its own paragraph. Leave an empty line before and after it.",
  imageReference: pictureForm,
  code: "Code blocks can’t be shown. Remove the spaces at the start of the line, or put `backticks` around a word.",
  thematicBreak: "Divider lines can’t be shown. Start a new section.",
  break: "Lines can’t break within a paragraph. Leave an empty line to start a new one.",
  definition: "Put the link’s URL in the sentence: [words](/url).",
  linkReference: "Put the link’s URL in the sentence: [words](/url).",
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
  return reject(node, sentences[node.type] ?? "Something here can’t be shown.");
}

function toLink(link: Link, reject: Reject): ReadingSpan | [] {
  if (!safeHref.test(link.url))
    return reject(
      link,
      "Links have to go to a path on this site, for example /products, or start with https:// or mailto:",
    );
  if (link.title) return reject(link, "Links can’t have a title. Remove the words in quotes.");
  if (link.children.length === 0) return reject(link, "A link has no words.");
  return { href: link.url, text: plainWords(link.children, reject) };
}

const safeHref = new RegExp(readingHrefPattern);

function plainWords(nodes: readonly PhrasingContent[], reject: Reject): string {
  return nodes
    .flatMap((node) =>
      node.type === "text"
        ? onOneLine(node.value)
        : reject(node, "Formatting and links can’t be nested."),
    )
    .join("");
}
