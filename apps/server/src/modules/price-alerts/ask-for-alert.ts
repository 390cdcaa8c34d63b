import { isEmail, normaliseEmail, personKey, type Offer } from "@autotune/commerce";
import type { PriceAlertBody } from "@autotune/contract";
import type { Database, Transact } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import type { Enqueue } from "../../jobs/enqueue.ts";
import type { Limiter } from "../../plugins/rate-limits.ts";
import { isForSale } from "../content/is-for-sale.ts";
import { isMailboxProved } from "../mail-delivery/proved-mailboxes.ts";
import { confirmPriceAlertQueue } from "./price-alert-queues.ts";
import { keepWaiting, keepWatching } from "./repository.ts";

type AskedAlert =
  | { readonly ok: true; readonly state: "waiting" | "watching" }
  | { readonly ok: false; readonly reason: "invalidEmail" | "notFound" | "priceReached" }
  | { readonly ok: false; readonly reason: "tooMany"; readonly retryAfterSeconds: number };

interface AlertParts {
  readonly database: Database;
  readonly transact: Transact;
  readonly readyToEnqueue: () => Promise<Enqueue>;
  readonly findOffer: (path: string) => Offer | undefined;
  /** How often one mailbox may be written to by whoever knows its address. */
  readonly mailboxes: Limiter;
}

/** Keeps a wish: of a signed-in person whose mailbox it is at once, of an address once its mailbox has said yes. */
export async function askForAlert(
  { database, transact, readyToEnqueue, findOffer, mailboxes }: AlertParts,
  { path, currency, amount, email: written, fax = "", language = defaultLanguage }: PriceAlertBody,
  ownEmail: string | undefined,
): Promise<AskedAlert> {
  // A machine is told what a person would be told, so that it learns nothing.
  if (fax !== "") return { ok: true, state: "waiting" };
  const email = written === undefined ? (ownEmail ?? "") : normaliseEmail(written);
  if (!isEmail(email)) return { ok: false, reason: "invalidEmail" };
  const offer = findOffer(path);
  if (offer === undefined || !isForSale(offer) || offer.type !== "perpetual")
    return { ok: false, reason: "notFound" };
  if (offer.prices[currency] <= amount) return { ok: false, reason: "priceReached" };
  const wish = { email, path, currency, amount, language };
  if (email === ownEmail && (await isMailboxProved(database, email))) {
    await transact((transaction) => keepWatching(transaction, wish));
    return { ok: true, state: "watching" };
  }
  // However its address is written. Past the limit the mailbox is left in peace; who asks for another one's is told
  // nothing of that.
  const counted = await mailboxes.consume(personKey(email));
  if (!counted.ok)
    return email === ownEmail
      ? { ok: false, reason: "tooMany", retryAfterSeconds: counted.retryAfterSeconds }
      : { ok: true, state: "waiting" };
  const enqueue = await readyToEnqueue();
  await transact(async (transaction) => {
    const alertId = await keepWaiting(transaction, wish);
    if (alertId !== undefined) await enqueue(transaction, confirmPriceAlertQueue, [{ alertId }]);
  });
  return { ok: true, state: "waiting" };
}
