import type { Language } from "@autotune/routes";
import { getPopups, type PopupsResult } from "../api/get-popups.ts";

const cache = new Map<Language, Promise<PopupsResult>>();

/** Fetched once per language and document; after a failure the next call fetches again. */
export function fetchPopups(language: Language): Promise<PopupsResult> {
  const before = cache.get(language);
  if (before !== undefined) return before;
  const request = getPopups(language);
  cache.set(language, request);
  void request.then(({ kind }) => {
    if (kind === "failed") cache.delete(language);
  });
  return request;
}
