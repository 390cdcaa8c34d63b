import { formatMoney, hasSameLines, snapshotItems } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { throttle, throttleTimes } from "@autotune/ui";
import { postCart } from "../calls/post-cart.ts";
import { noOffer, useCartOffer } from "./cart-offer.ts";
import { useCart } from "./cart.ts";
import { useCountry } from "./country.ts";
import { levelCart, linesOf } from "./level-cart.ts";
import { usePaying } from "./paying.ts";
import { keepSeenCart, readSeenCart } from "./seen-cart.ts";
import { useUser } from "./user-store.ts";

/** Milliseconds between two posts. */
const postPause = 2000;

/**
 * Tells the server of a signed-in person's cart whenever it has changed, once it is level with what their other
 * devices have told. Returns what ends that.
 */
export function followCartForServer(): () => void {
  const post = throttle(() => void postChanged(level), postPause);
  const level = () => void levelFirst(post);
  const onFocus = throttle(level, throttleTimes.focus);
  addEventListener("focus", onFocus);
  const ends = [
    useCart.subscribe(({ cart }, before) => {
      if (cart !== before.cart) post();
    }),
    useUser.subscribe(({ user }, before) => {
      if (user?.id === before.user?.id) return;
      isLevel = false;
      // What lies in one person's cart is no question for the next one.
      useCartOffer.setState(noOffer);
      level();
    }),
    useCartOffer.subscribe(() => post()),
    () => removeEventListener("focus", onFocus),
  ];
  isLevel = false;
  level();
  return () => {
    post.cancel();
    onFocus.cancel();
    for (const end of ends) end();
  };
}

/** What this device has was compared with what the server keeps. */
let isLevel = false;
let underWay: string | undefined;
let levelling: Promise<boolean> | undefined;

async function levelFirst(post: () => void): Promise<void> {
  if (!isHere()) return;
  levelling ??= levelCart().finally(() => {
    levelling = undefined;
  });
  isLevel = await levelling;
  if (isLevel) post();
}

/** The tab that the person looks at is the one that changed it. */
function isHere(): boolean {
  if (useUser.getState().user === null || usePaying.getState().isFormOpen) return false;
  return useCart.getState().status === "ready" && !isHidden();
}

async function postChanged(level: () => void): Promise<void> {
  const { user } = useUser.getState();
  const { cart } = useCart.getState();
  if (user === null || !isHere() || cart.recovered) return;
  if (useCartOffer.getState().lines.length > 0) return;
  // Whoever levels posts then.
  if (levelling !== undefined) return;
  if (!isLevel) return level();
  const { language } = splitLanguage(location.pathname);
  const { currency } = useCountry.getState();
  const items = snapshotItems(cart, currency, (money) => formatMoney(money, language));
  const told = JSON.stringify(items);
  const seen = readSeenCart(user.id);
  // What another device told is known in its words; only another content is news of this one.
  const isKnown = hasSameLines(linesOf(cart), seen?.lines ?? []) && (seen?.told ?? "") === "";
  if (isKnown || told === seen?.told || told === underWay) return;
  underWay = told;
  const answer = await postCart({ items, after: seen?.revision ?? null, language, currency });
  underWay = undefined;
  if (answer.kind === "heard") {
    keepSeenCart(user.id, { revision: answer.revision, lines: linesOf(cart), told });
    return;
  }
  if (answer.kind === "changed") {
    isLevel = false;
    return level();
  }
  // Leaving a page breaks off what it was posting; the next page posts it.
  if (isHidden()) return;
  // Nobody misses it but the mail that would remind them of this cart.
  // oxlint-disable-next-line no-console -- the only failure that is told to nobody else
  console.warn("The server has not heard of the cart.");
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}
