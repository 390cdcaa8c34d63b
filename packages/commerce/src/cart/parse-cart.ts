import { intervalUnits, productTypes, type Interval } from "../catalogue/product-type.ts";
import { currencies, type Currency } from "../money/currency.ts";
import { isPlan, largestQuantity, type Cart, type CartProduct } from "./cart.ts";

/**
 * Reads a cart that lay in a browser, perhaps since an older release, perhaps edited by hand. A product
 * that cannot be read is left out; the rest of the cart is not lost for it.
 */
export function parseCart(value: unknown): Cart {
  const products: Record<string, CartProduct> = {};
  const kept = isRecord(value) && isRecord(value["products"]) ? value["products"] : {};
  let hasPlan = false;
  for (const entry of Object.values(kept)) {
    const product = parseProduct(entry);
    if (product === undefined || (hasPlan && isPlan(product.type))) continue;
    hasPlan ||= isPlan(product.type);
    products[product.path] = product;
  }
  return { products };
}

function parseProduct(value: unknown): CartProduct | undefined {
  if (!isRecord(value)) return undefined;
  const { path, pid, name, url, quantity } = value;
  const type = productTypes.find((candidate) => candidate === value["type"]);
  const interval = parseInterval(value["interval"]);
  const prices = parsePrices(value["prices"]);
  const readable =
    isName(path) && isName(name) && (url === null || isOwnAddress(url)) && type !== undefined;
  if (!readable || interval === undefined || prices === undefined) return undefined;
  const most = isPlan(type) ? 1 : largestQuantity;
  if (!isWhole(quantity) || quantity < 1 || quantity > most) return undefined;
  return { path, pid: isName(pid) ? pid : "", name, type, interval, prices, url, quantity };
}

function parseInterval(value: unknown): Interval | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const unit = intervalUnits.find((candidate) => candidate === value["unit"]);
  const { count } = value;
  return unit !== undefined && isWhole(count) && count > 0 ? { count, unit } : undefined;
}

function parsePrices(value: unknown): Record<Currency, number> | undefined {
  if (!isRecord(value)) return undefined;
  const prices: Partial<Record<Currency, number>> = {};
  for (const currency of currencies) {
    const amount = value[currency];
    if (!isWhole(amount) || amount < 0) return undefined;
    prices[currency] = amount;
  }
  return hasAll(prices) ? prices : undefined;
}

function hasAll(prices: Partial<Record<Currency, number>>): prices is Record<Currency, number> {
  return currencies.every((currency) => prices[currency] !== undefined);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= 200;
}

/** A link in the cart must not lead off the site, whoever wrote it there. */
function isOwnAddress(value: unknown): value is string {
  return isName(value) && /^\/(?![/\\])/.test(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}
