import type { ExcerptPart } from "../reading/excerpt-around.ts";
import { foldText } from "../reading/fold-text.ts";

const word = /[\p{L}\p{N}]+/gu;
/** Characters before the first mark, so that it has a context. */
const lead = 48;
/** How far to look for a space to cut at. */
const slack = 16;

export interface Wanted {
  readonly words: readonly string[];
  /** Of characters that are not split into words. */
  readonly pairs: readonly string[];
}

/** An excerpt of the text around the matches, in parts and never as HTML. */
export function excerpt(text: string, { words, pairs }: Wanted, length: number): ExcerptPart[] {
  const composed = text.normalize("NFC");
  const marks = [...markWords(composed, words), ...markPairs(composed, pairs)].toSorted(
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

function markWords(text: string, wanted: readonly string[]): Mark[] {
  // A text repeats the same words.
  const wantedOf = new Map<string, string | undefined>();
  const marks: Mark[] = [];
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!wantedOf.has(written)) {
      const folded = foldText(written);
      wantedOf.set(
        written,
        wanted.find((candidate) => isSameWord(folded, candidate)),
      );
    }
    const of = wantedOf.get(written);
    if (of !== undefined) marks.push({ start: index, end: index + written.length, of });
  }
  return marks;
}

function markPairs(text: string, pairs: readonly string[]): Mark[] {
  return pairs.flatMap((of) =>
    [...text.matchAll(new RegExp(of, "gu"))].map(({ index }) => ({
      start: index,
      end: index + of.length,
      of,
    })),
  );
}

/** Whether two words differ by their endings alone; PostgreSQL knows better, but not the positions in the text. */
function isSameWord(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  let common = 0;
  while (common < shorter.length && shorter[common] === longer[common]) common += 1;
  if (shorter.length <= 3) return common === shorter.length && longer.length - common <= 1;
  return common >= Math.max(3, shorter.length - 1) && longer.length - common <= 3;
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
