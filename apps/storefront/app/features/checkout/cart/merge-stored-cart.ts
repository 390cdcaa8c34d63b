import {
  addStoredLines,
  isEmpty,
  mergeCarts,
  type Cart,
  type CartUpgrade,
  type StoredLine,
  type CartMerge,
} from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { fetchStoredCart, type StoredCart } from "../api/stored-cart.ts";
import { noOffer, useCartOffer } from "./cart-offer.ts";
import { useCart } from "./cart.ts";
import { findItem, loadCatalogue } from "../../catalogue/store/catalogue.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import { addStoredCart, findOwnUpgrades, takeStoredCart } from "./restore-cart.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { saveSeenCart, readSeenCart } from "./seen-cart.ts";
import { useUser } from "../../identity/session/user-store.ts";

/** The part of a cart that is compared between devices. */
export function linesOf(cart: Cart): StoredLine[] {
  return [...Object.values(cart.products), ...cart.upgrades].map(({ path, quantity }) => ({
    path,
    quantity,
  }));
}

/**
 * Merges the cart of a signed-in person with the one stored from their other devices. Returns whether it is merged,
 * or the person is asked.
 */
export async function mergeStoredCart(): Promise<boolean> {
  const { user } = useUser.getState();
  if (user === null) return false;
  const stored = await fetchStoredCart();
  if (stored === undefined) return false;
  if (!isStillTheirs(user.id)) {
    seeRecovered(user.id, stored);
    return false;
  }
  let merge = compare(user.id, stored);
  if (merge.kind === "take" || merge.kind === "ask") {
    // Without the catalogue nothing is replaced.
    if (!(await loadCatalogue())) return false;
    const upgrades = await findOwnUpgrades(stored.lines);
    if (!isStillTheirs(user.id)) return false;
    // The person may have changed the cart meanwhile.
    merge = compare(user.id, stored);
    if (merge.kind === "take") return takeOver(user.id, stored);
    if (merge.kind === "ask") {
      if (upgrades === undefined) return false;
      if (offerMissing({ missing: merge.missing, upgrades, stored })) return true;
    }
  }
  useCartOffer.setState(noOffer);
  const here = linesOf(useCart.getState().cart);
  see(user.id, stored, merge.kind === "same" ? here : stored.lines);
  return true;
}

/** The user may have changed by now, or the cart came from an email. */
function isStillTheirs(userId: number): boolean {
  return useUser.getState().user?.id === userId && !useCart.getState().cart.recovered;
}

/** Emptying a cart from an email also empties the stored cart, where it has all of its lines. */
function seeRecovered(userId: number, stored: StoredCart): void {
  const { cart } = useCart.getState();
  if (useUser.getState().user?.id !== userId || !cart.recovered) return;
  const paths = new Set(linesOf(cart).map(({ path }) => path));
  if (stored.lines.every(({ path }) => paths.has(path))) see(userId, stored, stored.lines);
}

function compare(userId: number, stored: StoredCart): CartMerge {
  const here = linesOf(useCart.getState().cart);
  return mergeCarts({ here, stored, seen: readSeenCart(userId) });
}

/** Marks the stored cart as seen; `told` stays only where this device posted that revision. */
function see(userId: number, stored: StoredCart, lines: readonly StoredLine[]): void {
  const before = readSeenCart(userId);
  const posted = before?.revision === stored.revision ? before.told : "";
  saveSeenCart(userId, { revision: stored.revision, lines, told: posted });
}

async function takeOver(userId: number, stored: StoredCart): Promise<boolean> {
  if (!(await takeStoredCart(stored.lines))) return false;
  useCartOffer.setState(noOffer);
  const { cart } = useCart.getState();
  saveSeenCart(userId, { revision: stored.revision, lines: linesOf(cart), told: "" });
  // Nobody needs a notice for a cart that they emptied or bought.
  if (!isEmpty(cart))
    notify({ kind: "info", text: translate(msg`The products in your cart have been updated`) });
  return true;
}

interface Question {
  readonly missing: readonly StoredLine[];
  /** Upgrades that the person can buy. */
  readonly upgrades: readonly CartUpgrade[];
  readonly stored: StoredCart;
}

/** Offers only what can be bought; returns whether there is anything to offer. */
function offerMissing({ missing, upgrades, stored: { revision } }: Question): boolean {
  const { cart } = useCart.getState();
  const filled = addStoredLines(cart, missing, findItem);
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
  if (await addStoredCart(lines)) settleOffer();
}

/** The person wants this device's cart alone. */
export function leaveOffer(): void {
  settleOffer();
}

function settleOffer(): void {
  const { user } = useUser.getState();
  const { lines, revision } = useCartOffer.getState();
  // Already settled by an earlier press.
  if (lines.length === 0) return;
  if (user !== null) saveSeenCart(user.id, { revision, lines, told: "" });
  useCartOffer.setState(noOffer);
}
