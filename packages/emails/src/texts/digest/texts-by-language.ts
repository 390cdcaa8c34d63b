import type { Language } from "@autotune/routes";
import { de } from "./de.ts";
import type { DigestTexts } from "./digest-texts.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";

export const digestTexts: Readonly<Record<Language, DigestTexts>> = {
  en,
  fr,
  es,
  de,
  pt,
  ja,
  ko,
  it,
};
