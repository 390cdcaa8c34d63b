import { foldText } from "../reading/fold-text.ts";

const word = /[\p{L}\p{N}]+/gu;
/** Characters before the first mark, so that it has a context. */
const lead = 48;
/** How far to look for a space to cut at. */
const slack = 16;

export interface ExcerptPart {
  text: string;
  /** One of the words of the query. */
  isHit: boolean;
}

export interface Wanted {
  /** The folded words of the text that match, in all their endings. */
  readonly words: ReadonlySet<string>;
  /** What was typed in characters that are not split into words. */
  readonly runs: readonly string[];
}

/** The words of a text as they are compared, each once. */
export function foldedWords(text: string): Set<string> {
  return new Set(
    Array.from(text.normalize("NFC").matchAll(word), ([written]) => foldText(written)),
  );
}

/** An excerpt of the text around the matches, in parts and never as HTML. */
export function excerpt(text: string, { words, runs }: Wanted, length: number): ExcerptPart[] {
  const composed = text.normalize("NFC");
  const marks = [...markWords(composed, words), ...markRuns(composed, runs)].toSorted(
    (one, other) => one.start - other.start,
  );
  const first = richestMark(marks, length);
  const start = first <= lead ? 0 : afterSpace(composed, first - lead);
  const end = beforeSpace(composed, start + length);
  const parts: ExcerptPart[] = [];
  const add = (part: string, isHit: boolean) => {
    const last = parts.at(-1);
    if (part === "") return;
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + part, isHit };
    else parts.push({ text: part, isHit });
  };
  add(start > 0 ? "… " : "", false);
  let at = start;
  for (const mark of marks) {
    if (mark.start < start || mark.end > end || mark.end <= at) continue;
    add(composed.slice(at, mark.start), false);
    add(composed.slice(Math.max(at, mark.start), mark.end), true);
    at = mark.end;
  }
  add(composed.slice(at, end), false);
  add(end < composed.length ? " …" : "", false);
  return parts;
}

interface Mark {
  readonly start: number;
  readonly end: number;
  /** The matched term. */
  readonly of: string;
}

function markWords(text: string, wanted: ReadonlySet<string>): Mark[] {
  // A text repeats the same words.
  const foldedOf = new Map<string, string>();
  const marks: Mark[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    const of = foldedOf.get(written) ?? foldText(written);
    foldedOf.set(written, of);
    if (wanted.has(of)) marks.push({ start: index, end: index + written.length, of });
  }
  return marks;
}

/**
 * Where a run occurs or, if it does not, the longest parts of it that do: endings are written on words. At least two
 * thirds of it, so that words with the same beginning are not marked.
 */
function markRuns(text: string, runs: readonly string[]): Mark[] {
  if (runs.length === 0) return [];
  const folded = foldText(text);
  return runs.flatMap((run) => {
    for (let length = run.length; length >= Math.ceil((run.length * 2) / 3); length -= 1) {
      const parts = Array.from({ length: run.length - length + 1 }, (_, start) =>
        run.slice(start, start + length),
      );
      const marks = parts.flatMap((of) => occurrences(folded, of));
      if (marks.length > 0) return marks;
    }
    return [];
  });
}

function occurrences(text: string, of: string): Mark[] {
  const marks: Mark[] = [];
  for (let start = text.indexOf(of); start !== -1; start = text.indexOf(of, start + of.length))
    marks.push({ start, end: start + of.length, of });
  return marks;
}

/** Where most matches are close together: a window that passes over the marks once. */
function richestMark(marks: readonly Mark[], length: number): number {
  const times = new Map<string, number>();
  const count = (of: string, more: number) => {
    const now = (times.get(of) ?? 0) + more;
    if (now === 0) times.delete(of);
    else times.set(of, now);
  };
  let best = { start: 0, kinds: 0 };
  let next = 0;
  for (const [place, { start, of }] of marks.entries()) {
    next = Math.max(next, place);
    let candidate = marks[next];
    while (candidate !== undefined && candidate.end <= start + length - lead) {
      count(candidate.of, 1);
      next += 1;
      candidate = marks[next];
    }
    if (times.size > best.kinds) best = { start, kinds: times.size };
    // A word that is longer than the window was never counted.
    if (next > place) count(of, -1);
  }
  return best.start;
}

function afterSpace(text: string, from: number): number {
  const space = text.indexOf(" ", from);
  return space === -1 || space > from + slack ? from : space + 1;
}

function beforeSpace(text: string, to: number): number {
  if (to >= text.length) return text.length;
  const space = text.lastIndexOf(" ", to);
  return space < to - slack ? to : space;
}
