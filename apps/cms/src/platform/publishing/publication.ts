import type { PublishedBodies, PublishedCollection } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import type { Language } from "@autotune/routes";
import type { CollectionSlug, Payload, PayloadRequest, Where } from "payload";
import type { References } from "./references.ts";

/**
 * What has a document of its own for each thing. Outside links and company are globals, published by their own hooks;
 * versions of policies are published with their pages.
 */
export type DocumentCollection = Exclude<
  PublishedCollection,
  "outside-links" | "company" | "policy-versions"
>;

/** What Payload's status looks like on every document that has drafts. */
export interface DraftedDocument {
  id: number;
  _status?: ("draft" | "published") | null;
}

/** Our mark beside it, on every document that has languages. */
export interface TranslatedDocument extends DraftedDocument {
  ready?: boolean | null;
}

interface ReadOptions {
  readonly id: number;
  readonly locale: "all";
  readonly fallbackLocale: false;
  /** Whether to read the newest draft instead of what the shop may know. */
  readonly draft: boolean;
  readonly depth: 0;
  /** Whether what is trashed is read as well, for its key. */
  readonly trash?: true;
  readonly req: PayloadRequest;
}

/** Where the documents of one collection are read, and the key by which the shop knows them. */
export interface Publishable<Document extends DraftedDocument> {
  readonly collection: CollectionSlug;
  read(payload: Payload, options: ReadOptions): Promise<Document>;
  /** Undefined for a draft that has no path yet. */
  keyOf(document: Document): string | undefined;
  /** The fields by which its rows name documents of other collections: when one of those moves, they follow. */
  readonly rowReferences?: { readonly [Named in CollectionSlug]?: readonly string[] };
}

/** How the documents of one collection become what the shop reads. */
export interface Publication<
  Collection extends DocumentCollection,
  Document extends TranslatedDocument,
> extends Publishable<Document> {
  readonly collection: Collection;
  /** The way back from the key. */
  whereKey(key: string): Where;
  /** What visitors see first is translated first, and has the lowest rank; the config orders equal ones. */
  readonly translationRank: number;
  toBody(document: Document, references: References): PublishedBodies[Collection];
  /** Keeps what must stay readable after the next publication. Returns why this one may not be published. */
  archive?(
    transaction: Executor,
    key: string,
    bodies: ReadonlyMap<Language, PublishedBodies[Collection]>,
  ): Promise<string | undefined>;
  /** What is published beside the words and belongs to no language. */
  readonly rows?: {
    publish(transaction: Executor, document: Document, references: References): Promise<void>;
    withdraw(transaction: Executor, key: string): Promise<void>;
  };
}

/** How the documents of a collection without words become rows that the shop reads. */
export interface RowPublication<Document extends DraftedDocument> extends Publishable<Document> {
  publish(transaction: Executor, document: Document, req: PayloadRequest): Promise<void>;
  withdraw(transaction: Executor, key: string): Promise<void>;
  /** After a move of what its rows name; without it, they are published again. */
  followMove?(transaction: Executor, document: Document, req: PayloadRequest): Promise<void>;
}
