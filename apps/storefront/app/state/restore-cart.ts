import {
  addKeptLines,
  decideTrial,
  keepOnlyLines,
  toCartUpgrade,
  type Cart,
  type CartUpgrade,
  type KeptLine,
} from "@autotune/commerce";
import { takeUpgrade } from "./cart-actions.ts";
import { findItem, loadCatalogue } from "./catalogue.ts";
import { changeCart } from "./change-cart.ts";
import { loadOwned, useOwned } from "./owned.ts";
import { knownSummary } from "./summary.ts";
import { useUser } from "./user-store.ts";
import { useCart } from "./cart.ts";

/** Adds what was kept of a cart and can be had today. Says whether that could be found out. */
export function addKeptCart(lines: readonly KeptLine[], then = keepAsItIs): Promise<boolean> {
  return restore(lines, (cart, allowed) => then(addKeptLines(cart, allowed, findItem)));
}

/** Puts what was kept in the place of what lies here. */
export function takeKeptCart(lines: readonly KeptLine[]): Promise<boolean> {
  return restore(lines, (cart, allowed) =>
    addKeptLines(keepOnlyLines(cart, lines), allowed, findItem),
  );
}

const keepAsItIs = (cart: Cart) => cart;

async function restore(
  lines: readonly KeptLine[],
  rule: (cart: Cart, allowed: readonly KeptLine[]) => Cart,
): Promise<boolean> {
  if (!(await loadCatalogue())) return false;
  const allowed = await withoutUsedTrial(lines);
  changeCart((cart) => rule(cart, allowed));
  await addOwnUpgrades(lines);
  return true;
}

async function withoutUsedTrial(lines: readonly KeptLine[]): Promise<readonly KeptLine[]> {
  if (!lines.some(({ path }) => findItem(path)?.type === "trial")) return lines;
  const summary = await knownSummary();
  return lines.filter(({ path }) => {
    const item = findItem(path);
    return item === undefined || decideTrial({ summary, isPromo: false, item }) === "allowed";
  });
}

async function addOwnUpgrades(lines: readonly KeptLine[]): Promise<void> {
  for (const upgrade of (await findOwnUpgrades(lines)) ?? []) takeUpgrade(upgrade);
}

/**
 * Upgrades that were kept and do not lie here. They are paid with a licence: only of what the signed-in person
 * owns. The catalogue tells none. Undefined where it is not known what they own.
 */
export async function findOwnUpgrades(
  lines: readonly KeptLine[],
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
