import type { CollectionCustom, Payload } from "payload";
import type {
  DocumentCollection,
  DraftedDocument,
  Publication,
  RowPublication,
  TranslatedDocument,
} from "./publication.ts";

export type AnyPublication = Publication<DocumentCollection, TranslatedDocument>;
export type AnyRowPublication = RowPublication<DraftedDocument>;

declare module "payload" {
  /** Payload keeps it on the server. */
  interface CollectionCustom {
    /** Of a collection with words. */
    publication?: AnyPublication;
    /** Of a collection without words. */
    rowPublication?: AnyRowPublication;
  }
}

/** Every collection with words, in the order of the config. */
export function publicationsOf(payload: Payload): AnyPublication[] {
  return customOf(payload).flatMap(({ publication }) => publication ?? []);
}

export function rowPublicationsOf(payload: Payload): AnyRowPublication[] {
  return customOf(payload).flatMap(({ rowPublication }) => rowPublication ?? []);
}

/** Payload types what a collection may lack as if every one had it. */
function customOf({ config }: Payload): CollectionCustom[] {
  return config.collections.map(({ custom }) => custom);
}
