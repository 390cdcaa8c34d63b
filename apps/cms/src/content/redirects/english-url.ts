import { defaultLanguage, switchLanguage } from "@autotune/routes";

/** The English path of one of the shop's own URLs; redirects given for English apply in every language. */
export function englishUrl(url: string): string {
  return url.startsWith("/") ? switchLanguage(url, defaultLanguage) : url;
}
