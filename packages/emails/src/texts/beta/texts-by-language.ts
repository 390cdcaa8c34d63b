import type { Language } from "@autotune/routes";
import type { BetaTexts } from "./beta-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";

export const betaTexts: Readonly<Record<Language, BetaTexts>> = {
  en,
  fr,
  es,
  de,
  pt,
  ja,
  ko,
  it,
};
