import type { PublishedBodies, PublishedCollection } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import type { Payload, PayloadRequest } from "payload";
import type { References } from "./references.ts";

/** What Payload's status and our mark look like on every document that has drafts and languages. */
export interface DraftedDocument {
  id: number;
  _status?: ("draft" | "published") | null;
  ready?: boolean | null;
}

interface ReadOptions {
  readonly id: number;
  readonly locale: "all";
  readonly fallbackLocale: false;
  readonly draft: false;
  readonly depth: 0;
  readonly req: PayloadRequest;
}

/** How the documents of one collection become what the shop reads. */
export interface Publication<
  Collection extends PublishedCollection,
  Document extends DraftedDocument,
> {
  readonly collection: Collection;
  read(payload: Payload, options: ReadOptions): Promise<Document>;
  /** Undefined for a draft that has no address yet. */
  keyOf(document: Document): string | undefined;
  toBody(document: Document, references: References): PublishedBodies[Collection];
  /** What is published beside the words and belongs to no language. */
  readonly rows?: {
    publish(transaction: Executor, document: Document): Promise<void>;
    withdraw(transaction: Executor, key: string): Promise<void>;
  };
}
