import { isEmail, normaliseEmail, personKey, type Offer } from "@autotune/commerce";
import type { PriceAlertBody } from "@autotune/contract";
import type { Database, Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../../platform/jobs/enqueue.ts";
import type { Limiter } from "../../../platform/http/rate-limits.ts";
import { isForSale } from "../../../platform/published/is-for-sale.ts";
import { isMailboxVerified } from "../../../platform/mail-delivery/verified-mailboxes.ts";
import { confirmPriceAlertQueue } from "./price-alert-queues.ts";
import { storeWaiting, storeWatching } from "./repository.ts";

type AlertResult =
  | { readonly ok: true; readonly state: "waiting" | "watching" }
  | { readonly ok: false; readonly reason: "invalidEmail" | "notFound" | "priceReached" }
  | { readonly ok: false; readonly reason: "tooMany"; readonly retryAfterSeconds: number };

interface AlertDeps {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  readonly findOffer: (path: string) => Offer | undefined;
  /** How often one mailbox may be emailed by anyone who knows its address. */
  readonly mailboxes: Limiter;
}

/**
 * Stores a wish: at once for a signed-in person with that verified mailbox, otherwise once the mailbox has confirmed.
 */
export async function requestAlert(
  { database, transact, readyToEnqueue, findOffer, mailboxes }: AlertDeps,
  { path, currency, amount, email: written, fax = "", language = defaultLanguage }: PriceAlertBody,
  ownEmail: string | undefined,
): Promise<AlertResult> {
  // A bot gets the same response as a person, so that it learns nothing.
  if (fax !== "") return { ok: true, state: "waiting" };
  const email = written === undefined ? (ownEmail ?? "") : normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const offer = findOffer(path);
  if (offer === undefined || !isForSale(offer) || offer.type !== "perpetual")
    return { ok: false, reason: "notFound" };
  if (offer.prices[currency] <= amount) return { ok: false, reason: "priceReached" };
  const wish = { email, path, currency, amount, language };
  if (email === ownEmail && (await isMailboxVerified(database, email))) {
    await transact((transaction) => storeWatching(transaction, wish));
    return { ok: true, state: "watching" };
  }
  // In any spelling of its address. Past the limit the mailbox gets no more emails, and the response does not reveal
  // that.
  const counted = await mailboxes.consume(personKey(email));
  if (!counted.ok)
    return email === ownEmail
      ? { ok: false, reason: "tooMany", retryAfterSeconds: counted.retryAfterSeconds }
      : { ok: true, state: "waiting" };
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const alertId = await storeWaiting(transaction, wish);
    if (alertId !== undefined) await enqueue(transaction, confirmPriceAlertQueue, [{ alertId }]);
  });
  return { ok: true, state: "waiting" };
}
