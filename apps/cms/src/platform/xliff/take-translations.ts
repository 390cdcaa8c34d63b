import { problemOfUnit, type UnitProblem } from "./problem-of-unit.ts";
import type { Text } from "../documents/texts.ts";
import type { XliffFile, XliffUnit } from "./xliff.ts";

export type TakenTranslations =
  /** By the paths of their texts. */
  | { readonly ok: true; readonly words: ReadonlyMap<string, string> }
  /** With the ids of the units that have this problem. */
  | { readonly ok: false; readonly reason: UnitProblem; readonly texts: readonly string[] };

/** The texts that a file has for a document; none of them where one is unacceptable. */
export function takeTranslations(texts: readonly Text[], { units }: XliffFile): TakenTranslations {
  const byPath = new Map(texts.map((text) => [text.path, text] as const));
  const problemOf = (unit: XliffUnit) => problemOfUnit(unit, byPath.get(unit.id));
  const translated = units.filter(({ target }) => target.trim() !== "");
  for (const unit of translated) {
    const reason = problemOf(unit);
    if (reason === undefined) continue;
    const ids = translated.filter((one) => problemOf(one) === reason).map(({ id }) => id);
    return { ok: false, reason, texts: ids };
  }
  return { ok: true, words: new Map(translated.map(({ id, target }) => [id, target])) };
}
