import type { Language } from "@autotune/routes";
import type { Text } from "../documents/texts.ts";
import type { DocumentCollection } from "../publishing/publication.ts";

/** A document with all its texts, as its newest draft has them. */
export interface TranslatedEntry {
  readonly collection: DocumentCollection;
  readonly id: number;
  readonly title: string;
  readonly texts: readonly Text[];
  /** Where it differs from what was published last, or is not marked ready. */
  readonly draftedIn: ReadonlySet<Language>;
  /** When the words that are shown in a language last changed there. */
  readonly wordsAt: ReadonlyMap<Language, Date>;
  /** Of the English with which somebody compared a language and left it as it is. */
  readonly checkedAgainst: ReadonlyMap<Language, Date>;
}

/** How XLIFF files and reports name a document: `pages.12`. */
export function documentName({ collection, id }: { collection: string; id: number }): string {
  return `${collection}.${id}`;
}

export function readDocumentName(name: string): { collection: string; id: number } | undefined {
  const [, collection, id] = /^([a-z-]+)\.([1-9]\d{0,8})$/.exec(name) ?? [];
  return collection === undefined ? undefined : { collection, id: Number(id) };
}
