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
  PhrasingContent,
  RootContent,
  Table,
  Text,
} from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";

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
  const parts = children.flatMap((node) => toParts(node, reject));
  for (const text of textsIn(children)) {
    if (hasBareAsterisk(markdown, text)) reject(text, bareAsterisk);
  }
  const [reason] = problems;
  return reason === undefined ? { ok: true, parts } : { ok: false, reason };
}

/** Markdown takes asterisks between a sign and a letter for plain ones: “**「語」**は” would be shown as it stands. */
const bareAsterisk =
  "This asterisk doesn’t format anything. Keep brackets and quotes outside the asterisks, as in 「**word**」. For a plain asterisk, type \\*";

function hasBareAsterisk(markdown: string, { position }: Text): boolean {
  return /(?<!\\)\*/.test(markdown.slice(position?.start.offset, position?.end.offset));
}

function textsIn(nodes: readonly Nodes[]): Text[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return [node];
    return "children" in node ? textsIn(node.children) : [];
  });
}

type Reject = (node: Nodes, sentence: string) => [];

function toParts(node: RootContent, reject: Reject): ReadingPart[] {
  if (node.type === "paragraph") return [{ kind: "text", text: toText(node.children, reject) }];
  if (node.type === "list") return toList(node, reject);
  if (node.type === "blockquote") return toNote(node, reject);
  if (node.type === "table") return toTable(node, reject);
  return reject(node, sentences[node.type] ?? "Something here can’t be shown.");
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
  image: "Images aren’t allowed in a text.",
  imageReference: "Images aren’t allowed in a text.",
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

/** In Markdown the end of a line within a paragraph is a space. */
function onOneLine(words: string): string {
  return words.replaceAll("\n", " ");
}
