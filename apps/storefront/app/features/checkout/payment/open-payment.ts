import type { Guest } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { fetchCheckout } from "../api/fetch-checkout.ts";
import { postCheckout, type AgreedPolicy, type PostedCheckout } from "../api/post-checkout.ts";
import { storedAffiliateClick } from "./affiliate-click.ts";
import { useCart } from "../cart/cart.ts";
import { fingerprintOf, toPaidCart, type StoredCheckout } from "./parse-stored-checkouts.ts";
import {
  deleteCheckout,
  saveCheckout,
  storedCheckouts,
  settleCheckout,
} from "./stored-checkouts.ts";
import { useUser } from "../../identity/session/user-store.ts";
import type { EarlierPayments, FoundOrder } from "./decide-earlier.ts";

/** Milliseconds. A free lock is granted at once. */
const contendedAfter = 20;
const storageSettles = 400;

/** The status of the payments that were started in this browser, from the server. */
export async function fetchEarlierPayments(): Promise<EarlierPayments> {
  const isSignedIn = useUser.getState().status === "signedIn";
  // Only the opener may query a payment: an account, or this browser for a guest.
  const stored = storedCheckouts().filter(({ guest }) => isSignedIn || guest !== null);
  const statuses = await Promise.all(stored.map(({ checkoutId }) => fetchCheckout(checkoutId)));
  const ordered: FoundOrder[] = [];
  const open: StoredCheckout[] = [];
  let unreachable = false;
  for (const [index, checkout] of stored.entries()) {
    const status = statuses[index] ?? { kind: "unreachable" };
    const { checkoutId, paid } = checkout;
    if (status.kind === "open") open.push(checkout);
    else if (status.kind === "gone") deleteCheckout(checkoutId);
    else if (status.kind === "unreachable") unreachable = true;
    else if (status.kind === "ordered") {
      const { state, suppressRedirect } = status.order;
      settleCheckout(checkoutId, state);
      if (state !== "failed") ordered.push({ checkoutId, stays: suppressRedirect, known: paid });
    }
  }
  return { ordered, open, unreachable };
}

export interface OpenPaymentOptions {
  readonly country: string;
  readonly language: Language;
  /** The guest; null for a signed-in person. */
  readonly guest: Guest | null;
  /** The renewal terms that the buyer saw. */
  readonly renewalTerms: string | undefined;
  /** The texts that the page named, in their versions. */
  readonly agreed: readonly AgreedPolicy[];
}

export type OpenedPayment = PostedCheckout | ({ kind: "ordered" } & FoundOrder);

/** Opens a payment for the cart, or continues the one that any tab has open for the same cart. */
export function openPayment(options: OpenPaymentOptions): Promise<OpenedPayment> {
  return oneTabAtATime(() => openOnce(options));
}

async function openOnce({
  country,
  language,
  guest,
  renewalTerms,
  agreed,
}: OpenPaymentOptions): Promise<OpenedPayment> {
  const { ordered, open, unreachable } = await fetchEarlierPayments();
  const missed = ordered.find(({ known }) => !known);
  if (missed !== undefined) return { kind: "ordered", ...missed };
  // Without the status of earlier payments, this could charge twice.
  if (unreachable) return { kind: "unavailable" };
  // Read only now: another tab may have changed it while this one waited.
  const wanted = toPaidCart(useCart.getState().cart, country, guest?.email ?? null);
  const mark = fingerprintOf(wanted);
  const same = open.find((checkout) => !checkout.paid && fingerprintOf(checkout) === mark);
  const affiliateClick = storedAffiliateClick();
  const policies = agreed.map(({ document, version }) => `${document} ${version}`).join();
  // The server must learn of an added or removed click and of newer policies; for the same cart it continues the same payment.
  if (same?.policies === policies && affiliateClick === null && !same.hasAffiliateClick) {
    const { checkoutId, sessionId } = same;
    return { kind: "opened", checkoutId, sessionId };
  }
  const paid = open.filter((checkout) => checkout.paid).map(({ checkoutId }) => checkoutId);
  // What this browser has open and does not pay now: a code that counts once goes from there to here.
  const replaces = open.filter((checkout) => !checkout.paid).map(({ checkoutId }) => checkoutId);
  const posted = await postCheckout({
    ...wanted,
    language,
    guest,
    paid,
    replaces,
    renewalTerms,
    agreed,
    affiliateClick,
  });
  if (posted.kind === "opened") {
    const { checkoutId, sessionId } = posted;
    saveCheckout({
      ...wanted,
      checkoutId,
      sessionId,
      openedAt: Date.now(),
      paid: false,
      taken: false,
      hasAffiliateClick: affiliateClick !== null,
      policies,
    });
  }
  return posted;
}

/** Two tabs that continue at the same time would open two payments for one cart. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Missing in older browsers and over plain HTTP.
  const locks: LockManager | undefined = Reflect.get(navigator, "locks");
  if (locks === undefined) return work();
  const requestedAt = performance.now();
  return locks.request("open-checkout", async () => {
    // Another tab held the lock. Its write to localStorage may reach this tab with a delay:
    // tabs in different processes do not share it synchronously.
    if (performance.now() - requestedAt > contendedAfter)
      await new Promise((resolve) => setTimeout(resolve, storageSettles));
    return work();
  });
}
