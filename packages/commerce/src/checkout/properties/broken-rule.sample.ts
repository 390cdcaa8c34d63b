import type { Cart, CartProduct } from "../cart/cart.ts";
import type { Freebie } from "../../catalogue/products/freebie.ts";
import { currencies } from "../../catalogue/money/currency.ts";

/** The first rule that a cart breaks, stated here a second time and without the code that enforces it. */
export function findBrokenRule(cart: Cart): string | undefined {
  return rules.find(([, holds]) => !holds(readCart(cart)))?.[0];
}

interface ReadCart {
  readonly cart: Cart;
  readonly all: readonly CartProduct[];
  readonly bought: readonly CartProduct[];
  readonly given: readonly CartProduct[];
}

function readCart(cart: Cart): ReadCart {
  const all = Object.values(cart.products);
  return {
    cart,
    all,
    bought: all.filter(({ isFreebie }) => !isFreebie),
    given: all.filter(({ isFreebie }) => isFreebie),
  };
}

const isPlan = ({ type }: CartProduct) => type === "subscription" || type === "trial";

const rules: readonly (readonly [string, (cart: ReadCart) => boolean])[] = [
  [
    "a product stands under its path",
    ({ cart }) => Object.entries(cart.products).every(([path, product]) => product.path === path),
  ],
  ["one plan is bought at most", ({ bought }) => bought.filter(isPlan).length <= 1],
  ["one plan is given at most", ({ given }) => given.filter(isPlan).length <= 1],
  [
    "a plan is given beside a bought one only as an add-on",
    ({ bought, given }) =>
      !bought.some(isPlan) ||
      given
        .filter(isPlan)
        .every(({ path }) =>
          bought.some(({ freebies }) =>
            freebies.some((one) => one.path === path && one.subscriptionLineItemAddon),
          ),
        ),
  ],
  [
    "quantities are 1 to 99, of plans, freebies and a promotion's products 1",
    ({ cart, all }) =>
      all.every(
        (product) =>
          Number.isInteger(product.quantity) &&
          product.quantity >= 1 &&
          product.quantity <=
            (isPlan(product) ||
            product.isFreebie ||
            Object.keys(cart.promotion?.products ?? {}).includes(product.path)
              ? 1
              : 99),
      ),
  ],
  ["nothing is there that is not sold any more", ({ all }) => all.every(({ wpOnly }) => !wpOnly)],
  ["an upgrade is no product", ({ all }) => all.every(({ type }) => type !== "upgrade")],
  [
    "a trial is one of 14 free days",
    ({ all }) => all.every(({ type, path }) => type !== "trial" || path.endsWith("-14d-free")),
  ],
  [
    "what is sold in a promotion only is bought in one",
    ({ cart, bought }) =>
      bought.every(({ promoOnly, path }) => !promoOnly || path in (cart.promotion?.products ?? {})),
  ],
  [
    "what is given costs nothing today",
    ({ given }) =>
      given.every(({ type, trialDays }) =>
        type === "perpetual" ? true : type === "subscription" && trialDays !== null,
      ),
  ],
  [
    "every freebie is given by a product, and of one group one",
    ({ bought, given }) =>
      canAllBeGiven(
        given.map(({ path }) => path),
        bought.map(({ freebies }) => freebies),
        [],
      ),
  ],
  [
    "a coupon covers something",
    ({ cart, bought }) => {
      const { coupon } = cart;
      if (coupon === null) return true;
      const due = bought.filter(({ trialDays }) => trialDays === null);
      return coupon.products.length > 0
        ? [...due, ...cart.upgrades].some(({ path }) => coupon.products.includes(path))
        : due.some(({ type }) => type === "perpetual") || cart.upgrades.length > 0;
    },
  ],
  [
    "a coupon that stands alone stands beside nothing reduced",
    ({ cart, bought }) =>
      cart.coupon === null ||
      cart.coupon.combine ||
      [...bought, ...cart.upgrades].every(({ path, prices, basePrices }) => {
        const chargedPrices = cart.promotion?.products[path] ?? prices;
        return currencies.every((currency) => chargedPrices[currency] >= basePrices[currency]);
      }),
  ],
  [
    "a promotion has one of its products in the cart",
    ({ cart, bought }) =>
      cart.promotion === null ||
      bought.some(({ path }) => Object.keys(cart.promotion?.products ?? {}).includes(path)),
  ],
  [
    "a licence is given for one upgrade, and named in full",
    ({ cart: { upgrades } }) =>
      new Set(upgrades.map(({ qualifyingProduct }) => qualifyingProduct.purchaseId)).size ===
        upgrades.length &&
      upgrades.every(
        ({ quantity, qualifyingProduct: { code, purchaseId, serial } }) =>
          quantity === 1 && [code, purchaseId, serial].every((text) => text !== ""),
      ),
  ],
  [
    "an empty cart remembers nothing",
    ({ cart, all }) =>
      all.length + cart.upgrades.length > 0 ||
      (cart.coupon === null && cart.promotion === null && !cart.recovered),
  ],
];

/** Tries every way to share the gifts out among the products. */
function canAllBeGiven(
  gifts: readonly string[],
  givers: readonly (readonly Freebie[])[],
  used: readonly string[],
): boolean {
  const [gift, ...others] = gifts;
  if (gift === undefined) return true;
  return givers.some((freebies, giver) =>
    freebies
      .filter(({ path }) => path === gift)
      .some(({ choice, inputType, group }) => {
        if (!choice || inputType === "checkbox") return canAllBeGiven(others, givers, used);
        const slot = `${giver} ${group}`;
        return !used.includes(slot) && canAllBeGiven(others, givers, [...used, slot]);
      }),
  );
}
