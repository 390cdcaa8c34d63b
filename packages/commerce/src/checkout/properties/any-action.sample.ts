import fc from "fast-check";
import { addToCart } from "../cart-changes/add-to-cart.ts";
import { applyPromotion } from "../cart-changes/apply-promotion.ts";
import type { Cart, CartItem } from "../cart/cart.ts";
import { changeQuantity } from "../cart-changes/change-quantity.ts";
import { clearPerson } from "../cart-changes/clear-person.ts";
import { removeFromCart } from "../cart-changes/remove-from-cart.ts";
import { takeFromCart } from "../cart-changes/take-from-cart.ts";
import { refreshCart } from "../cart-changes/refresh-cart.ts";
import { applyCoupon, dropCoupon } from "../coupons/apply-coupon.ts";
import { chooseFreebies } from "../cart-changes/choose-freebies.ts";
import { giveFreebies } from "../cart-changes/give-freebies.ts";
import { pendingFreebieChoice } from "../freebies/pending-freebie-choice.ts";
import { parseCart } from "../stored-cart/parse-cart.ts";
import { addUpgrade } from "../cart-changes/add-upgrade.ts";
import { removeUpgrade } from "../cart-changes/remove-upgrade.ts";
import { swapUpgrade } from "../cart-changes/swap-upgrade.ts";
import { paths, type Shop } from "./any-shop.sample.ts";

const anyPath = fc.constantFrom(...paths, "gone");
const anyPurchase = fc.constantFrom("1", "2", "3", "4");
const anyIndex = fc.nat(4);
const anyQuantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 8 }) },
  fc.constantFrom(99, 100, 10 ** 9, 1.5, Number.NaN, Number.POSITIVE_INFINITY),
);

/** The possible actions of a person, as plain data, so that a failure can be read. */
const actions = [
  fc.tuple(fc.constant("add" as const), anyPath),
  fc.tuple(fc.constant("quantity" as const), anyPath, anyQuantity),
  fc.tuple(fc.constant("remove" as const), anyPath),
  fc.tuple(fc.constant("upgrade" as const), anyIndex),
  fc.tuple(fc.constant("swap" as const), anyPurchase, anyIndex),
  fc.tuple(fc.constant("leave upgrade" as const), anyPurchase),
  fc.tuple(fc.constant("coupon" as const), fc.nat(1)),
  fc.tuple(fc.constant("no coupon" as const)),
  fc.tuple(fc.constant("promotion" as const), fc.nat(1)),
  fc.tuple(fc.constant("choose" as const), anyPath, fc.subarray([...paths])),
  fc.tuple(fc.constant("answer" as const), fc.array(fc.nat(2), { maxLength: 3 })),
  fc.tuple(fc.constant("validate" as const)),
  fc.tuple(fc.constant("sign out" as const)),
  fc.tuple(fc.constant("bought" as const), anyPath, anyQuantity),
  fc.tuple(fc.constant("reload" as const)),
] as const;

export const anyAction = fc.oneof(
  { weight: 6, arbitrary: actions[0] },
  { weight: 3, arbitrary: actions[3] },
  { weight: 2, arbitrary: actions[1] },
  { weight: 2, arbitrary: actions[6] },
  { weight: 2, arbitrary: actions[10] },
  ...actions,
);
export type Action = typeof anyAction extends fc.Arbitrary<infer Value> ? Value : never;

/** Up to 30, and rarely none. */
export const anyActions = fc.array(anyAction, { maxLength: 30, size: "max" });

/** Applies it as the shop's pages do: the rule first, then what is given without a choice. */
export function act(shop: Shop, cart: Cart, action: Action): Cart {
  return giveFreebies(applyRule(shop, cart, action), (path) => find(shop, path));
}

/** The catalogue that browsers get holds no upgrades. */
export function find(shop: Shop, path: string): CartItem | undefined {
  const item = shop.products.get(path);
  if (item === undefined || item.type === "upgrade") return undefined;
  const { upgrade: _upgrade, ...rest } = item;
  return rest;
}

function applyRule(shop: Shop, cart: Cart, action: Action): Cart {
  const items = (wanted: readonly string[]) => wanted.flatMap((path) => find(shop, path) ?? []);
  switch (action[0]) {
    case "add":
      return items([action[1]]).reduce(addToCart, cart);
    case "quantity":
      return changeQuantity(cart, action[1], action[2]);
    case "remove":
      return removeFromCart(cart, action[1]);
    case "upgrade":
      return takeUpgrade(shop, cart, action[1], (upgrade) => addUpgrade(cart, upgrade));
    case "swap":
      return takeUpgrade(shop, cart, action[2], (upgrade) => swapUpgrade(cart, action[1], upgrade));
    case "leave upgrade":
      return removeUpgrade(cart, action[1]);
    case "coupon": {
      const coupon = shop.coupons[action[1]];
      const applied = coupon && applyCoupon(cart, coupon);
      return applied?.ok === true ? applied.cart : cart;
    }
    case "no coupon":
      return dropCoupon(cart);
    case "promotion": {
      const promotion = shop.promotions[action[1]];
      return promotion === undefined
        ? cart
        : applyPromotion(cart, promotion, items(Object.keys(promotion.products)));
    }
    case "choose":
      return chooseFreebies(cart, action[1], items(action[2]));
    case "answer": {
      const parent = pendingFreebieChoice(cart);
      const offered = parent?.freebies.filter(({ choice }) => choice) ?? [];
      const chosen = action[1].flatMap((index) => offered[index]?.path ?? []);
      return parent === undefined ? cart : chooseFreebies(cart, parent.path, items(chosen));
    }
    case "validate":
      return refreshCart(cart, (path) => find(shop, path)).cart;
    case "sign out":
      return clearPerson(cart);
    case "bought":
      return takeFromCart(cart, [{ path: action[1], quantity: action[2] }]);
    case "reload":
      return parseCart(JSON.parse(JSON.stringify(cart)));
  }
}

function takeUpgrade(
  shop: Shop,
  cart: Cart,
  index: number,
  take: (upgrade: Shop["upgrades"][number]) => { ok: true; cart: Cart } | { ok: false },
): Cart {
  const upgrade = shop.upgrades[index % shop.upgrades.length];
  const taken = upgrade && take(upgrade);
  return taken?.ok === true ? taken.cart : cart;
}
