import type { Currency } from "@autotune/commerce";
import type { Guest } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { askCheckout } from "../../calls/ask-checkout.ts";
import { postCheckout, type PostedCheckout } from "../../calls/post-checkout.ts";
import { keptAffiliateClick } from "../../state/affiliate-click.ts";
import { useCart } from "../../state/cart.ts";
import { fingerprintOf, toPaidCart, type KeptCheckout } from "../../state/kept-purchases.ts";
import {
  forgetCheckout,
  keepCheckout,
  keptCheckouts,
  settleCheckout,
} from "../../state/purchase.ts";
import { useUser } from "../../state/user-store.ts";
import type { EarlierPayments, FoundOrder } from "./decide-earlier.ts";

/** Milliseconds. A lock that nobody holds is there at once. */
const contendedAfter = 20;
const storageSettles = 400;

/** What became of the payments that were begun in this browser, as the server knows it. */
export async function askEarlierPayments(): Promise<EarlierPayments> {
  const isSignedIn = useUser.getState().status === "signedIn";
  // Only who opened a payment may ask about it: an account, or this browser for a guest.
  const kept = keptCheckouts().filter(({ guest }) => isSignedIn || guest !== null);
  const standings = await Promise.all(kept.map(({ checkoutId }) => askCheckout(checkoutId)));
  const ordered: FoundOrder[] = [];
  const open: KeptCheckout[] = [];
  let unreachable = false;
  for (const [index, checkout] of kept.entries()) {
    const standing = standings[index] ?? { kind: "unreachable" };
    const { checkoutId, paid } = checkout;
    if (standing.kind === "open") open.push(checkout);
    else if (standing.kind === "gone") forgetCheckout(checkoutId);
    else if (standing.kind === "unreachable") unreachable = true;
    else if (standing.kind === "ordered") {
      const { state, suppressRedirect } = standing.order;
      settleCheckout(checkoutId, state);
      if (state !== "failed") ordered.push({ checkoutId, stays: suppressRedirect, known: paid });
    }
  }
  return { ordered, open, unreachable };
}

export interface PaymentAsked {
  readonly currency: Currency;
  readonly language: Language;
  /** Who buys without an account; null for whoever is signed in. */
  readonly guest: Guest | null;
  /** What the buyer read about plans that renew. */
  readonly renewalTerms: string | undefined;
}

export type OpenedPayment = PostedCheckout | ({ kind: "ordered" } & FoundOrder);

/** Opens a payment for the cart; where one is open for the same cart, in whatever tab, that one goes on. */
export function openPayment(asked: PaymentAsked): Promise<OpenedPayment> {
  return oneTabAtATime(() => openOnce(asked));
}

async function openOnce({
  currency,
  language,
  guest,
  renewalTerms,
}: PaymentAsked): Promise<OpenedPayment> {
  const { ordered, open, unreachable } = await askEarlierPayments();
  const missed = ordered.find(({ known }) => !known);
  if (missed !== undefined) return { kind: "ordered", ...missed };
  // Paying without knowing what was paid already could be paying twice.
  if (unreachable) return { kind: "unavailable" };
  // As it is now: another tab may have changed it while this one waited.
  const wanted = toPaidCart(useCart.getState().cart, currency, guest?.email ?? null);
  const mark = fingerprintOf(wanted);
  const same = open.find((kept) => !kept.paid && fingerprintOf(kept) === mark);
  const affiliateClick = keptAffiliateClick();
  // Where a click came or went since, the server is told; for the same cart it goes on with the same payment.
  if (same !== undefined && affiliateClick === null && !same.hasAffiliateClick) {
    const { checkoutId, sessionId } = same;
    return { kind: "opened", checkoutId, sessionId };
  }
  const paid = open.filter((kept) => kept.paid).map(({ checkoutId }) => checkoutId);
  const posted = await postCheckout({
    ...wanted,
    language,
    guest,
    paid,
    renewalTerms,
    affiliateClick,
  });
  if (posted.kind === "opened") {
    const { checkoutId, sessionId } = posted;
    keepCheckout({
      ...wanted,
      checkoutId,
      sessionId,
      openedAt: Date.now(),
      paid: false,
      taken: false,
      hasAffiliateClick: affiliateClick !== null,
    });
  }
  return posted;
}

/** Two tabs that continue at the same moment would open two payments for one cart. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // Not everywhere: older browsers do not know it, and plain HTTP hides it.
  const locks: LockManager | undefined = Reflect.get(navigator, "locks");
  if (locks === undefined) return work();
  const asked = performance.now();
  return locks.request("open-checkout", async () => {
    // Another tab was at it. What it has kept reaches this one a moment after it let go: storage of tabs in
    // different processes is not level at once.
    if (performance.now() - asked > contendedAfter)
      await new Promise((resolve) => setTimeout(resolve, storageSettles));
    return work();
  });
}
