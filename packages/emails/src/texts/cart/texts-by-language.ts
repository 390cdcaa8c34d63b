import type { Language } from "@autotune/routes";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import { pt } from "./pt.ts";

export const cartReminderTexts: Readonly<Record<Language, CartReminderTexts>> = {
  en,
  fr,
  es,
  de,
  pt,
  ja,
  ko,
  it,
};
