import type { Language } from "@autotune/routes";
import {
  APIError,
  createLocalReq,
  ValidationError,
  type CollectionSlug,
  type Payload,
} from "payload";
import type { User } from "../../payload-types.ts";

interface Wanted {
  readonly type: "publish" | "unpublish";
  readonly collection: CollectionSlug;
  readonly id: number;
  /** On whose behalf: what they may not do fails. */
  readonly user: User;
  /** Undefined: in every language that is ready. */
  readonly language?: Language | undefined;
}

/**
 * What would happen if a document were published or taken offline now: it is done in a transaction that is rolled
 * back. Undefined where it would work, else why not, as the admin would say it.
 */
export async function tryPublication(
  payload: Payload,
  { type, collection, id, user, language }: Wanted,
): Promise<string | undefined> {
  const req = await createLocalReq({ user: { ...user, collection: "users" } }, payload);
  const transaction = await payload.db.beginTransaction();
  if (transaction === null) throw new Error("A check needs a transaction.");
  req.transactionID = transaction;
  try {
    await payload.update({
      collection,
      id,
      data: { _status: type === "publish" ? "published" : "draft" },
      depth: 0,
      overrideAccess: false,
      req,
      ...(language === undefined || type === "unpublish"
        ? {}
        : { locale: language, publishSpecificLocale: language }),
    });
    return undefined;
  } catch (error) {
    return wordsOf(error);
  } finally {
    await payload.db.rollbackTransaction(transaction);
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ message }) => message).join(" ");
  if (error instanceof APIError) return error.message;
  throw error;
}
