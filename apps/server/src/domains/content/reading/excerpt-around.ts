import { foldText } from "./fold-text.ts";

export interface ExcerptPart {
  text: string;
  /** One of the words of the query. */
  isHit: boolean;
}

const before = 60;
const length = 220;

/** The part of a text that contains the words, cut between words; folded words match any spelling. */
export function excerptAround(text: string, foldedWords: readonly string[]): ExcerptPart[] {
  const line = text.replace(/\s+/g, " ").trim();
  const folded = foldText(line);
  const places = foldedWords.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const start = cutBetweenWords(line, Math.max(0, Math.min(...places, line.length) - before));
  const from = places.length === 0 ? 0 : start;
  const to = cutBetweenWords(line, Math.min(line.length, from + length));
  const parts: ExcerptPart[] = from > 0 ? [{ text: "… ", isHit: false }] : [];
  let at = from;
  while (at < to) {
    const hit = nextHit(folded, foldedWords, at, to);
    if (hit === undefined) break;
    if (hit.start > at) parts.push({ text: line.slice(at, hit.start), isHit: false });
    parts.push({ text: line.slice(hit.start, hit.end), isHit: true });
    at = hit.end;
  }
  if (at < to) parts.push({ text: line.slice(at, to), isHit: false });
  if (to < line.length) parts.push({ text: " …", isHit: false });
  return parts;
}

/** Within the length of a long word: Japanese has no spaces. */
function cutBetweenWords(line: string, place: number): number {
  if (place === 0 || place === line.length) return place;
  const space = line.lastIndexOf(" ", place);
  return place - space <= 24 && space >= 0 ? space + 1 : place;
}

function nextHit(folded: string, words: readonly string[], from: number, to: number) {
  let next: { start: number; end: number } | undefined;
  for (const word of words) {
    const start = folded.indexOf(word, from);
    const end = start + word.length;
    if (start < 0 || end > to) continue;
    if (next === undefined || start < next.start || (start === next.start && end > next.end)) {
      next = { start, end };
    }
  }
  return next;
}
