import {
  addKeptLines,
  isEmpty,
  levelCarts,
  type Cart,
  type CartUpgrade,
  type KeptLine,
  type Levelling,
} from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { askKeptCart, type KeptCart } from "../calls/kept-cart.ts";
import { noOffer, useCartOffer } from "./cart-offer.ts";
import { useCart } from "./cart.ts";
import { findItem, loadCatalogue } from "./catalogue.ts";
import { notify } from "./notifications.ts";
import { addKeptCart, findOwnUpgrades, takeKeptCart } from "./restore-cart.ts";
import { say } from "./say.ts";
import { keepSeenCart, readSeenCart } from "./seen-cart.ts";
import { useUser } from "./user-store.ts";

/** What of a cart is compared between devices. */
export function linesOf(cart: Cart): KeptLine[] {
  return [...Object.values(cart.products), ...cart.upgrades].map(({ path, quantity }) => ({
    path,
    quantity,
  }));
}

/**
 * Brings the cart of a signed-in person level with what their other devices have told. Says whether that is
 * known now.
 */
export async function levelCart(): Promise<boolean> {
  const { user } = useUser.getState();
  if (user === null) return false;
  const kept = await askKeptCart();
  if (kept === undefined) return false;
  if (!isStillTheirs(user.id)) {
    seeRecovered(user.id, kept);
    return false;
  }
  let levelling = compare(user.id, kept);
  if (levelling.kind === "take" || levelling.kind === "ask") {
    // As long as nobody knows what can be had, nothing is replaced.
    if (!(await loadCatalogue())) return false;
    const upgrades = await findOwnUpgrades(kept.lines);
    if (!isStillTheirs(user.id)) return false;
    // The person may have changed the cart meanwhile.
    levelling = compare(user.id, kept);
    if (levelling.kind === "take") return takeOver(user.id, kept);
    if (levelling.kind === "ask") {
      if (upgrades === undefined) return false;
      if (ask({ missing: levelling.missing, upgrades, kept })) return true;
    }
  }
  useCartOffer.setState(noOffer);
  const here = linesOf(useCart.getState().cart);
  see(user.id, kept, levelling.kind === "same" ? here : kept.lines);
  return true;
}

/** Somebody else may be here by now, or a cart from a mail. */
function isStillTheirs(userId: number): boolean {
  return useUser.getState().user?.id === userId && !useCart.getState().cart.recovered;
}

/** Whoever empties a cart from a mail has emptied what is kept, where all of that lies in it. */
function seeRecovered(userId: number, kept: KeptCart): void {
  const { cart } = useCart.getState();
  if (useUser.getState().user?.id !== userId || !cart.recovered) return;
  const paths = new Set(linesOf(cart).map(({ path }) => path));
  if (kept.lines.every(({ path }) => paths.has(path))) see(userId, kept, kept.lines);
}

function compare(userId: number, kept: KeptCart): Levelling {
  const here = linesOf(useCart.getState().cart);
  return levelCarts({ here, kept, seen: readSeenCart(userId) });
}

/** Known from now on; what was told of it stands as long as it was this device that told it. */
function see(userId: number, kept: KeptCart, lines: readonly KeptLine[]): void {
  const before = readSeenCart(userId);
  const told = before?.revision === kept.revision ? before.told : "";
  keepSeenCart(userId, { revision: kept.revision, lines, told });
}

async function takeOver(userId: number, kept: KeptCart): Promise<boolean> {
  if (!(await takeKeptCart(kept.lines))) return false;
  useCartOffer.setState(noOffer);
  const { cart } = useCart.getState();
  keepSeenCart(userId, { revision: kept.revision, lines: linesOf(cart), told: "" });
  // Who emptied it or bought it knows that.
  if (!isEmpty(cart))
    notify({ kind: "info", text: say(msg`The products in your cart have been updated`) });
  return true;
}

interface Question {
  readonly missing: readonly KeptLine[];
  /** That the person can have. */
  readonly upgrades: readonly CartUpgrade[];
  readonly kept: KeptCart;
}

/** Asks only for what can be had; says whether there is anything to ask. */
function ask({ missing, upgrades, kept: { revision } }: Question): boolean {
  const { cart } = useCart.getState();
  const filled = addKeptLines(cart, missing, findItem);
  const lines = missing.filter(
    ({ path }) =>
      (cart.products[path] === undefined && filled.products[path] !== undefined) ||
      upgrades.some((upgrade) => upgrade.path === path),
  );
  useCartOffer.setState({ lines, upgrades, revision });
  return lines.length > 0;
}

/** The person wants both. */
export async function takeOffer(): Promise<void> {
  const { lines } = useCartOffer.getState();
  if (await addKeptCart(lines)) settleOffer();
}

/** The person wants this device's cart alone. */
export function leaveOffer(): void {
  settleOffer();
}

function settleOffer(): void {
  const { user } = useUser.getState();
  const { lines, revision } = useCartOffer.getState();
  // A second press finds it settled.
  if (lines.length === 0) return;
  if (user !== null) keepSeenCart(user.id, { revision, lines, told: "" });
  useCartOffer.setState(noOffer);
}
