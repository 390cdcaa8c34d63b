import {
  addStoredLines,
  addUpgrade,
  decideTrial,
  retainLines,
  toCartUpgrade,
  type Cart,
  type CartUpgrade,
  type StoredLine,
} from "@autotune/commerce";
import { findItem, loadCatalogue } from "../../catalogue/store/catalogue.ts";
import { changeCart, tryToChangeCart } from "./change-cart.ts";
import { loadOwned, useOwned } from "../../licensing/owned-products/owned.ts";
import { knownSummary } from "../../subscriptions/summary/summary.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { useCart } from "./cart.ts";

/** Adds the lines of a stored cart that can still be bought. Returns false without a catalogue. */
export function addStoredCart(lines: readonly StoredLine[], then = unchanged): Promise<boolean> {
  return restore(lines, (cart, allowed) => then(addStoredLines(cart, allowed, findItem)));
}

/** Replaces the cart by the stored one. */
export function takeStoredCart(lines: readonly StoredLine[]): Promise<boolean> {
  return restore(lines, (cart, allowed) =>
    addStoredLines(retainLines(cart, lines), allowed, findItem),
  );
}

const unchanged = (cart: Cart) => cart;

async function restore(
  lines: readonly StoredLine[],
  rule: (cart: Cart, allowed: readonly StoredLine[]) => Cart,
): Promise<boolean> {
  if (!(await loadCatalogue())) return false;
  const allowed = await withoutUsedTrial(lines);
  changeCart((cart) => rule(cart, allowed));
  await addOwnUpgrades(lines);
  return true;
}

async function withoutUsedTrial(lines: readonly StoredLine[]): Promise<readonly StoredLine[]> {
  if (!lines.some(({ path }) => findItem(path)?.type === "trial")) return lines;
  const summary = await knownSummary();
  return lines.filter(({ path }) => {
    const item = findItem(path);
    return item === undefined || decideTrial({ summary, isPromo: false, item }) === "allowed";
  });
}

async function addOwnUpgrades(lines: readonly StoredLine[]): Promise<void> {
  for (const upgrade of (await findOwnUpgrades(lines)) ?? [])
    tryToChangeCart((cart) => addUpgrade(cart, upgrade));
}

/**
 * Upgrades among the stored lines that are missing here. They need a licence and are not in the catalogue: only
 * upgrades of the person's own licences count. Undefined where these are not known.
 */
export async function findOwnUpgrades(
  lines: readonly StoredLine[],
): Promise<readonly CartUpgrade[] | undefined> {
  const { upgrades } = useCart.getState().cart;
  const missing = lines
    .map(({ path }) => path)
    .filter((path) => findItem(path) === undefined && !upgrades.some((one) => one.path === path));
  if (missing.length === 0 || useUser.getState().status !== "signedIn") return [];
  await loadOwned();
  const { status, owned } = useOwned.getState();
  if (status !== "ready") return undefined;
  const offers = owned.flatMap((record) =>
    record.upgrades.map((offer) => toCartUpgrade(offer, record)),
  );
  return missing.flatMap((path) => offers.find((candidate) => candidate.path === path) ?? []);
}
