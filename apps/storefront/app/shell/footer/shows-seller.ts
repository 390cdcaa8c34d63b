import type { Language } from "@autotune/routes";

/** Korean law wants the seller named at the end of every page, not only behind a link. */
export function showsSeller(language: Language): boolean {
  return language === "ko";
}
