import { useLanguage } from "./language.ts";

/** The space between two sentences; Japanese has none. */
export function SentenceSpace() {
  return useLanguage() === "ja" ? null : " ";
}
