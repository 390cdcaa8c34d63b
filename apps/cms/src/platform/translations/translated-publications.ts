import type { PublishedCollection } from "@autotune/contract";
import type { Payload } from "payload";
import { publicationsOf, type AnyPublication } from "../publishing/publications-of.ts";

/** Every collection with words for translators, in the order of their work. */
export function translatedPublications(payload: Payload): AnyPublication[] {
  return publicationsOf(payload).toSorted(
    (one, other) => one.translationRank - other.translationRank,
  );
}

export function isTranslatedCollection(
  payload: Payload,
  value: string,
): value is PublishedCollection {
  return publicationsOf(payload).some(({ collection }) => collection === value);
}
