import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@autotune/routes";
import { root } from "@autotune/scripts/stack";

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

/**
 * What a person reads in their language, by its English wording, so that one journey runs in all of
 * them. What the page fills in matches anything.
 */
export function interfaceText(language: Language, english: string): RegExp {
  const found = interfaceCatalogue(language).get(english);
  if (found === undefined) throw new Error(`No text of the storefront reads “${english}”`);
  // A text without a translation is shown in English.
  const shown = found === "" ? english : found;
  const parts = shown
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".+")}$`);
}

/** English wording → what stands in its place; empty where nobody has translated it. */
export function interfaceCatalogue(language: Language): ReadonlyMap<string, string> {
  const known = catalogues.get(language);
  if (known !== undefined) return known;
  const read = new Map<string, string>();
  for (const folder of ["first-view", "shop", "personal"]) {
    const file = join(root, `apps/storefront/app/locales/${folder}/${language}.po`);
    const entries = readFileSync(file, "utf8").matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm);
    for (const [, english = "", translated = ""] of entries)
      read.set(unescape(english), unescape(translated));
  }
  catalogues.set(language, read);
  return read;
}

function unescape(quoted: string): string {
  return quoted.replaceAll(/\\(.)/g, "$1");
}
