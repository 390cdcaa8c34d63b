import type { Payload } from "payload";
import { publicationsOf, type AnyPublication } from "../publishing/publications-of.ts";
import type { DocumentCollection } from "../publishing/publication.ts";

/** Every collection with words for translators, in the order of their work. */
export function translatedPublications(payload: Payload): AnyPublication[] {
  return publicationsOf(payload).toSorted(
    (one, other) => one.translationRank - other.translationRank,
  );
}

export function isTranslatedCollection(
  payload: Payload,
  value: string,
): value is DocumentCollection {
  return publicationsOf(payload).some(({ collection }) => collection === value);
}
