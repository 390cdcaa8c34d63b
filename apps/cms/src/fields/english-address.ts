import { defaultLanguage, switchLanguage } from "@autotune/routes";

/** What the shop calls an address of its own in English; redirects given for English count in every language. */
export function englishAddress(address: string): string {
  return address.startsWith("/") ? switchLanguage(address, defaultLanguage) : address;
}
