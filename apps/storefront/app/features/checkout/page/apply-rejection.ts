import {
  dropCoupon,
  refreshPrice,
  removeFromCart,
  removeUpgrade,
  type Cart,
  type CartRejection,
  type Currency,
  type LineRejection,
  type RejectedLine,
} from "@autotune/commerce";

interface RejectedCart {
  readonly reason: CartRejection;
  readonly lines: readonly RejectedLine[];
}

/** These cannot be fixed: they leave the cart. What the person can change stays, with its reason. */
const hopeless: ReadonlySet<LineRejection> = new Set(["unknownProduct", "freebieWithoutParent"]);

/** What the person has to fix before paying; the rest of a rejection is applied to the cart. */
export function unsolvedLines(lines: readonly RejectedLine[]): RejectedLine[] {
  return lines.filter(({ reason }) => reason !== "priceChanged" && !hopeless.has(reason));
}

/** Applies the server's rejection to the cart: new prices in, what is gone or not granted out. */
export function applyRejection(cart: Cart, currency: Currency, rejection: RejectedCart): Cart {
  if (rejection.reason === "refusedCoupon") return dropCoupon(cart);
  const out = droppedPaths(cart, rejection);
  const left = out.reduce(removePath, cart);
  return rejection.lines.reduce(
    (changed, { path, reason, unitPrice }) =>
      reason === "priceChanged" && unitPrice !== null
        ? refreshPrice(changed, path, currency, unitPrice)
        : changed,
    left,
  );
}

/** What a rejection removes from the cart. */
export function droppedPaths(cart: Cart, { reason, lines }: RejectedCart): string[] {
  // Without the promotion, its products are not wanted at the regular price.
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

/** Its name as shown in the cart. */
export function nameInCart({ products, upgrades }: Cart, path: string): string {
  return (products[path] ?? upgrades.find((upgrade) => upgrade.path === path))?.name ?? path;
}
