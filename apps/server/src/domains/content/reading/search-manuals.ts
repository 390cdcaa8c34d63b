import { readingPlainText, type ManualBody } from "@autotune/contract";
import { excerptAround, type ExcerptPart } from "./excerpt-around.ts";
import { foldText } from "./fold-text.ts";

interface SearchedManual {
  readonly slug: string;
  readonly body: ManualBody;
}

interface Passage {
  readonly chapter: { readonly slug: string; readonly title: string };
  readonly section: { readonly anchor: string; readonly title: string };
  readonly text: string;
  readonly foldedTitles: string;
  readonly foldedText: string;
}

interface ManualHit<Manual extends SearchedManual> {
  readonly manual: Manual;
  readonly chapter: Passage["chapter"];
  readonly section: Passage["section"];
  readonly excerpt: ExcerptPart[];
}

interface Found<Manual extends SearchedManual> {
  readonly total: number;
  readonly hits: ManualHit<Manual>[];
}

const hitsAtMost = 20;
const wordsAtMost = 8;
const inTitle = 10;
const timesAtMost = 5;

/** A manual is folded once; a changed one is another object. */
const passagesOfBody = new WeakMap<ManualBody, Passage[]>();

/** Sections that contain every word of the query, those with it in their title first. */
export function searchManuals<Manual extends SearchedManual>(
  manuals: readonly Manual[],
  query: string,
): Found<Manual> {
  const words = foldText(query).split(/\s+/).filter(Boolean).slice(0, wordsAtMost).map(spellingsOf);
  if (words.length === 0) return { total: 0, hits: [] };
  const found = manuals
    .flatMap((manual) =>
      passagesOf(manual.body).map((passage) => ({
        manual,
        passage,
        weight: weigh(passage, words),
      })),
    )
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return {
    total: found.length,
    hits: found.slice(0, hitsAtMost).map(({ manual, passage: { chapter, section, text } }) => ({
      manual,
      chapter,
      section,
      excerpt: excerptAround(text, words.flat()),
    })),
  };
}

/** "Auto-Tune" also means AutoTune. */
function spellingsOf(word: string): string[] {
  return [...new Set([word, word.replaceAll("-", "")])].filter(Boolean);
}

/** 0 where a word is missing in all its spellings. */
function weigh(
  { foldedTitles, foldedText }: Passage,
  words: readonly (readonly string[])[],
): number {
  const weighWord = (word: string) => {
    const times = Math.min(foldedText.split(word).length - 1, timesAtMost);
    return (foldedTitles.includes(word) ? inTitle : 0) + times;
  };
  const weights = words.map((spellings) => Math.max(...spellings.map(weighWord)));
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

function passagesOf(body: ManualBody): Passage[] {
  let passages = passagesOfBody.get(body);
  if (passages === undefined) {
    passages = body.chapters.flatMap(({ slug, title, sections }) =>
      sections.map((section) => {
        const text = readingPlainText(section.parts);
        return {
          chapter: { slug, title },
          section: { anchor: section.anchor, title: section.title },
          text,
          foldedTitles: foldText(`${body.title} ${title} ${section.title}`),
          foldedText: foldText(text),
        };
      }),
    );
    passagesOfBody.set(body, passages);
  }
  return passages;
}
