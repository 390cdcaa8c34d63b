import { isPlan, largestQuantity, type Cart, type CartProduct } from "../cart/cart.ts";
import { settleCart } from "../cart-changes/settle-cart.ts";
import { isBetween, isRecord } from "./stored-value.ts";
import { parseCoupon } from "./parse-coupon.ts";
import { parseItem } from "./parse-item.ts";
import { parsePromotion } from "./parse-promotion.ts";
import { parseUpgrade } from "./parse-upgrade.ts";

/**
 * Reads a cart that was stored in a browser, perhaps by an older release, perhaps edited by hand. What cannot
 * be read is left out; the rest of the cart is not lost for it.
 */
export function parseCart(value: unknown): Cart {
  const stored = isRecord(value) ? value : {};
  const products = Object.values(isRecord(stored["products"]) ? stored["products"] : {})
    .map(parseProduct)
    .filter((product) => product !== undefined)
    .map((product) => [product.path, product]);
  const upgrades = Array.isArray(stored["upgrades"]) ? stored["upgrades"] : [];
  return settleCart({
    products: Object.fromEntries(products),
    upgrades: upgrades.map(parseUpgrade).filter((upgrade) => upgrade !== undefined),
    coupon: parseCoupon(stored["coupon"]) ?? null,
    promotion: parsePromotion(stored["promotion"]) ?? null,
    recovered: stored["recovered"] === true,
  });
}

function parseProduct(value: unknown): CartProduct | undefined {
  const item = parseItem(value);
  if (item === undefined || !isRecord(value)) return undefined;
  const { quantity } = value;
  const isFreebie = value["isFreebie"] === true;
  const most = isPlan(item.type) || isFreebie ? 1 : largestQuantity;
  if (!isBetween(quantity, 1, most)) return undefined;
  return { ...item, quantity, isFreebie, freebiesChosen: value["freebiesChosen"] === true };
}
