import type { PublishedCollection } from "@autotune/contract";
import { withdrawDocument, type Executor } from "@autotune/database";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { isolatedRequest } from "./isolated-request.ts";
import type { DraftedDocument, Publication } from "./publication.ts";
import { publishReadyLanguages } from "./publish-ready-languages.ts";
import { republishReferrers } from "./republish-referrers.ts";
import { runningTransaction } from "./running-transaction.ts";

/** The hooks that keep the shop's tables in step with a collection, in the transaction of each save. */
export function publishWhenSaved<
  Collection extends PublishedCollection,
  Document extends DraftedDocument,
>(publication: Publication<Collection, Document>) {
  const { collection } = publication;

  /** The document as the shop may know it; a draft that was saved over it stands elsewhere. */
  function readSaved(req: PayloadRequest, id: number): Promise<Document> {
    const options = { id, locale: "all", fallbackLocale: false, draft: false, depth: 0 } as const;
    return publication.read(req.payload, { ...options, req: isolatedRequest(req) });
  }

  async function withdraw(transaction: Executor, key: string): Promise<void> {
    await publication.rows?.withdraw(transaction, key);
    await withdrawDocument(transaction, { collection, key });
  }

  const rememberPublishedKey: CollectionBeforeChangeHook<Document> = async ({
    data,
    operation,
    originalDoc,
    req,
  }) => {
    if (operation === "create" || originalDoc === undefined) return data;
    const saved = await readSaved(req, originalDoc.id);
    const key = saved._status === "published" ? publication.keyOf(saved) : undefined;
    req.context[contextKey(collection, originalDoc.id)] = key;
    return data;
  };

  const publishOrWithdraw: CollectionAfterChangeHook<Document> = async ({ doc, req }) => {
    const transaction = await runningTransaction(req);
    const saved = await readSaved(req, doc.id);
    const remembered = req.context[contextKey(collection, doc.id)];
    const formerKey = typeof remembered === "string" ? remembered : undefined;
    if (saved._status !== "published") {
      if (formerKey !== undefined) await withdraw(transaction, formerKey);
      return doc;
    }
    const isDraftOverPublished = doc._status === "draft";
    if (isDraftOverPublished) return doc;

    const key = publication.keyOf(saved);
    const hasMoved = formerKey !== undefined && formerKey !== key;
    // First, because what is unique about a product may not stand under two keys at once.
    if (hasMoved) await withdraw(transaction, formerKey);
    await publishReadyLanguages({ publication, transaction, req, saved });
    if (hasMoved) await republishReferrers({ transaction, req, formerKey });
    return doc;
  };

  const withdrawDeleted: CollectionAfterDeleteHook<Document> = async ({ doc, req }) => {
    const transaction = await runningTransaction(req);
    const key = publication.keyOf(doc);
    if (key !== undefined && doc._status === "published") await withdraw(transaction, key);
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
