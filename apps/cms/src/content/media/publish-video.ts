import { publishDocument, withdrawDocument } from "@autotune/database";
import { languages } from "@autotune/routes";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { Video } from "../../payload-types.ts";
import { runningTransaction } from "../../platform/publishing/running-transaction.ts";

/** A video is the same in every language: it has no words of its own, and needs no mark of readiness. */
export const publishVideo: CollectionAfterChangeHook<Video> = async ({ doc, req }) => {
  const transaction = await runningTransaction(req);
  const video = {
    collection: "films",
    key: String(doc.id),
    body: { file: doc.filename ?? "" },
  } as const;
  for (const locale of languages) await publishDocument(transaction, { ...video, locale });
  return doc;
};

export const withdrawVideo: CollectionAfterDeleteHook<Video> = async ({ doc, req }) => {
  await withdrawDocument(await runningTransaction(req), {
    collection: "films",
    key: String(doc.id),
  });
  return doc;
};
