import { createHash } from "node:crypto";
import type { Language } from "@autotune/routes";
import { wordsIn, type Text } from "../documents/texts.ts";

/** Enough to tell the texts of one document apart. */
const hashLength = 16;

/** What a language says in its own words: the place of each text and its words, without words where it is empty. */
export function hashWords(texts: readonly Text[], language: Language): string[] {
  return texts.map((text) => {
    const words = wordsIn(text, language);
    return `${hash(text.path)}:${words.trim() === "" ? "" : hash(words)}`;
  });
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, hashLength);
}
