import type { Executor } from "@autotune/database";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import type { DraftedDocument, Publishable } from "./publication.ts";
import { readSaved } from "./read-saved.ts";
import { readSavedHead } from "./read-saved-head.ts";
import { runningTransaction } from "./running-transaction.ts";

interface Saving<Document> {
  readonly transaction: Executor;
  readonly req: PayloadRequest;
  /** Read in all languages. */
  readonly saved: Document;
}

interface Steps<Document> {
  publish(saving: Saving<Document>): Promise<void>;
  withdraw(transaction: Executor, key: string): Promise<void>;
  /** Brings to the new key what is shown and may not be published again, before the former one is withdrawn. */
  keepShown?(saving: Saving<Document>, formerKey: string): Promise<void>;
  /** What else has to change when the shop knows a document by another key. */
  followMove?(saving: Saving<Document>, formerKey: string): Promise<void>;
}

/** The hooks that keep the shop's tables in sync with a collection, in the transaction of each save. */
export function syncHooks<Document extends DraftedDocument>(
  publishable: Publishable<Document>,
  steps: Steps<Document>,
) {
  const { collection } = publishable;

  const rememberPublishedKey: CollectionBeforeChangeHook<Document> = async ({
    data,
    operation,
    originalDoc,
    req,
  }) => {
    if (operation === "create" || originalDoc === undefined) return data;
    const head = await readSavedHead(publishable, req, originalDoc.id);
    const key = head?._status === "published" ? publishable.keyOf(head) : undefined;
    req.context[contextKey(collection, originalDoc.id)] = key;
    return data;
  };

  const publishOrWithdraw: CollectionAfterChangeHook<Document> = async ({ doc, req }) => {
    const transaction = await runningTransaction(req);
    const head = await readSavedHead(publishable, req, doc.id);
    const remembered = req.context[contextKey(collection, doc.id)];
    const formerKey = typeof remembered === "string" ? remembered : undefined;
    if (head?._status !== "published") {
      if (formerKey !== undefined) await steps.withdraw(transaction, formerKey);
      return doc;
    }
    const isDraftOverPublished = doc._status === "draft";
    if (isDraftOverPublished) return doc;

    const saved = await readSaved(publishable, req, doc.id);
    const hasMoved = formerKey !== undefined && formerKey !== publishable.keyOf(saved);
    // First, because a product's unique values may not exist under two keys at once.
    if (hasMoved) {
      await steps.keepShown?.({ transaction, req, saved }, formerKey);
      await steps.withdraw(transaction, formerKey);
    }
    await steps.publish({ transaction, req, saved });
    if (hasMoved) await steps.followMove?.({ transaction, req, saved }, formerKey);
    return doc;
  };

  const withdrawDeleted: CollectionAfterDeleteHook<Document> = async ({ doc, req }) => {
    const transaction = await runningTransaction(req);
    const key = publishable.keyOf(doc);
    if (key !== undefined && doc._status === "published") await steps.withdraw(transaction, key);
    return doc;
  };

  return {
    beforeChange: [rememberPublishedKey],
    afterChange: [publishOrWithdraw],
    afterDelete: [withdrawDeleted],
  };
}

function contextKey(collection: string, id: number): string {
  return `published key of ${collection} ${id}`;
}
