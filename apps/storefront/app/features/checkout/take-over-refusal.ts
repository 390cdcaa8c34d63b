import {
  dropCoupon,
  refreshPrice,
  removeFromCart,
  removeUpgrade,
  type Cart,
  type CartRefusal,
  type Currency,
  type LineRefusal,
  type RefusedLine,
} from "@autotune/commerce";

interface Refusal {
  readonly reason: CartRefusal;
  readonly lines: readonly RefusedLine[];
}

/** Nobody can make these right: they leave the cart. What the person can change stays, with its reason. */
const hopeless: ReadonlySet<LineRefusal> = new Set(["unknownProduct", "freebieWithoutParent"]);

/** What the person has to put right before they can pay; the rest of a refusal is taken over into the cart. */
export function unsolvedLines(lines: readonly RefusedLine[]): RefusedLine[] {
  return lines.filter(({ reason }) => reason !== "priceChanged" && !hopeless.has(reason));
}

/** Brings the cart in line with what the server said: new prices in, what is gone or not granted out. */
export function takeOverRefusal(cart: Cart, currency: Currency, refusal: Refusal): Cart {
  if (refusal.reason === "refusedCoupon") return dropCoupon(cart);
  const out = droppedPaths(cart, refusal);
  const left = out.reduce(removePath, cart);
  return refusal.lines.reduce(
    (changed, { path, reason, unitPrice }) =>
      reason === "priceChanged" && unitPrice !== null
        ? refreshPrice(changed, path, currency, unitPrice)
        : changed,
    left,
  );
}

/** What a refusal takes out of the cart. */
export function droppedPaths(cart: Cart, { reason, lines }: Refusal): string[] {
  // Without the promotion its products are not what the person wanted, at the price that they wanted.
  if (reason === "promotionNotQualified") return Object.keys(cart.promotion?.products ?? {});
  return lines.filter((line) => hopeless.has(line.reason)).map(({ path }) => path);
}

function removePath(cart: Cart, path: string): Cart {
  return cart.upgrades
    .filter((upgrade) => upgrade.path === path)
    .reduce(
      (left, { qualifyingProduct }) => removeUpgrade(left, qualifyingProduct.purchaseId),
      removeFromCart(cart, path),
    );
}

/** The name under which somebody sees it in the cart. */
export function nameInCart({ products, upgrades }: Cart, path: string): string {
  return (products[path] ?? upgrades.find((upgrade) => upgrade.path === path))?.name ?? path;
}
