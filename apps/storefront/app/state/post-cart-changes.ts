import { formatMoney, snapshotItems } from "@autotune/commerce";
import { splitLanguage } from "@autotune/routes";
import { throttle } from "@autotune/ui";
import { postCart } from "../calls/post-cart.ts";
import { useCart } from "./cart.ts";
import { useCountry } from "./country.ts";
import { useUser } from "./user-store.ts";

/** Milliseconds between two posts. */
const postPause = 2000;
/** What was posted last, and for whom: a page that is loaded anew does not say the same again. */
const postedKey = "cart-posted";

/** Tells the server of a signed-in person's cart whenever it has changed. Returns what ends that. */
export function followCartForServer(): () => void {
  const post = throttle(() => void postChanged(), postPause);
  const ends = [
    useCart.subscribe(({ cart }, before) => {
      if (cart !== before.cart) post();
    }),
    useUser.subscribe(({ user }, before) => {
      if (user?.id !== before.user?.id) post();
    }),
  ];
  post();
  return () => {
    post.cancel();
    for (const end of ends) end();
  };
}

let underWay: string | undefined;

async function postChanged(): Promise<void> {
  const { status, cart } = useCart.getState();
  const { user } = useUser.getState();
  if (user === null || status !== "ready" || cart.recovered) return;
  // The tab that the person looks at is the one that changed it.
  if (isHidden()) return;
  const { language } = splitLanguage(location.pathname);
  const { currency } = useCountry.getState();
  const items = snapshotItems(cart, currency, (money) => formatMoney(money, language));
  const said = `${user.id} ${JSON.stringify(items)}`;
  const posted = readPosted();
  if (said === posted || said === underWay || (items.length === 0 && posted === null)) return;
  underWay = said;
  const heard = await postCart(items);
  underWay = undefined;
  if (heard) keepPosted(said);
  // Leaving a page breaks off what it was posting; the next page posts it.
  if (heard || isHidden()) return;
  // Nobody misses it but the mail that would remind them of this cart.
  // oxlint-disable-next-line no-console -- the only failure that is told to nobody else
  console.warn("The server has not heard of the cart.");
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}

function readPosted(): string | null {
  try {
    return localStorage.getItem(postedKey);
  } catch {
    return null;
  }
}

function keepPosted(said: string): void {
  try {
    localStorage.setItem(postedKey, said);
  } catch {
    // Where storing is forbidden, each page posts the cart once more.
  }
}
