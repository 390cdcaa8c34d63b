import type { Language } from "@autotune/routes";

export type TranslationLanguage = Exclude<Language, "en">;
