import type { Language } from "@autotune/routes";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";
import { pt } from "./pt.ts";

export const priceAlertTexts: Readonly<Record<Language, PriceAlertTexts>> = {
  en,
  fr,
  es,
  de,
  pt,
  ja,
  ko,
  it,
};
