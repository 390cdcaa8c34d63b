import { defaultLanguage } from "@autotune/routes";
import { hasSamePlaceholders } from "./has-same-placeholders.ts";
import { wordsIn, type Text } from "../documents/texts.ts";
import { withoutControls } from "./write-xliff.ts";
import type { XliffUnit } from "./xliff.ts";

export type UnitProblem = "unknownText" | "sourceChanged" | "placeholdersDiffer";

/** Why a translation cannot be accepted; undefined where it can. */
export function problemOfUnit(
  { source, target }: XliffUnit,
  text: Text | undefined,
): UnitProblem | undefined {
  if (text === undefined) return "unknownText";
  if (withoutControls(wordsIn(text, defaultLanguage)) !== source) return "sourceChanged";
  return hasSamePlaceholders(source, target) ? undefined : "placeholdersDiffer";
}
