import { formatMoney, hasSameLines, snapshotItems } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { throttle, throttleTimes } from "@autotune/ui";
import { postCart } from "../api/post-cart.ts";
import { noOffer, useCartOffer } from "./cart-offer.ts";
import { useCart } from "./cart.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { mergeStoredCart, linesOf } from "./merge-stored-cart.ts";
import { usePaying } from "./paying.ts";
import { saveSeenCart, readSeenCart } from "./seen-cart.ts";
import { isLeaving } from "../../identity/session/announce-session.ts";
import { useUser } from "../../identity/session/user-store.ts";

/** Milliseconds between two posts. */
const postPause = 2000;

/**
 * Posts a signed-in person's cart whenever it has changed, once it is merged with the one of their other devices.
 * The returned function stops this.
 */
export function followCartForServer(): () => void {
  const post = throttle(() => void postChanged(merge), postPause);
  const merge = () => void mergeFirst(post);
  const onFocus = throttle(merge, throttleTimes.focus);
  addEventListener("focus", onFocus);
  const ends = [
    useCart.subscribe(({ cart }, before) => {
      if (cart !== before.cart) post();
    }),
    useUser.subscribe(({ user }, before) => {
      if (user?.id === before.user?.id) return;
      isMerged = false;
      // One person's cart is not offered to the next.
      useCartOffer.setState(noOffer);
      merge();
    }),
    useCartOffer.subscribe(() => post()),
    () => removeEventListener("focus", onFocus),
  ];
  isMerged = false;
  merge();
  return () => {
    post.cancel();
    onFocus.cancel();
    for (const end of ends) end();
  };
}

/** This device's cart was merged with the stored one. */
let isMerged = false;
let underWay: string | undefined;
let merging: Promise<boolean> | undefined;

async function mergeFirst(post: () => void): Promise<void> {
  if (!isHere()) return;
  merging ??= mergeStoredCart().finally(() => {
    merging = undefined;
  });
  isMerged = await merging;
  if (isMerged) post();
}

/** Only the visible tab posts: it is the one that changed the cart. */
function isHere(): boolean {
  if (useUser.getState().user === null || usePaying.getState().isFormOpen) return false;
  return useCart.getState().status === "ready" && !isHidden();
}

async function postChanged(merge: () => void): Promise<void> {
  const { user } = useUser.getState();
  const { cart } = useCart.getState();
  if (user === null || !isHere() || cart.recovered) return;
  if (useCartOffer.getState().lines.length > 0) return;
  // The merge posts when it is done.
  if (merging !== undefined) return;
  if (!isMerged) return merge();
  const { language } = splitLanguage(location.pathname);
  const { currency } = useCountry.getState();
  const items = snapshotItems(cart, currency, (money) => formatMoney(money, language));
  const posted = JSON.stringify(items);
  const seen = readSeenCart(user.id);
  // A cart from another device has no posted text here; only changed lines are posted.
  const isKnown = hasSameLines(linesOf(cart), seen?.lines ?? []) && (seen?.told ?? "") === "";
  if (isKnown || posted === seen?.told || posted === underWay) return;
  underWay = posted;
  const response = await postCart({ items, after: seen?.revision ?? null, language, currency });
  underWay = undefined;
  if (response.kind === "accepted") {
    saveSeenCart(user.id, { revision: response.revision, lines: linesOf(cart), told: posted });
    return;
  }
  if (response.kind === "changed") {
    isMerged = false;
    return merge();
  }
  // Leaving a page aborts its post; the next page posts again.
  if (isHidden()) return;
  // The end of a session does too, and the cart stays in the browser.
  if (isLeaving() || useUser.getState().user?.id !== user.id) return;
  // Only the cart reminder email depends on it.
  // oxlint-disable-next-line no-console -- the only failure that is reported nowhere else
  console.warn("The server did not receive the cart.");
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}
