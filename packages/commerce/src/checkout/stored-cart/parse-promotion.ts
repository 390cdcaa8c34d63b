import type { CartPromotion } from "../cart/cart.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import { isName, isPath, isRecord, isText } from "./stored-value.ts";
import { parsePrices } from "./parse-prices.ts";

export function parsePromotion(value: unknown): CartPromotion | undefined {
  if (!isRecord(value) || !isRecord(value["products"])) return undefined;
  const { code, id, offerTag } = value;
  if (!isName(code) || !isName(id) || !isText(offerTag)) return undefined;
  const products: Record<string, Prices> = {};
  for (const [path, stored] of Object.entries(value["products"])) {
    const prices = parsePrices(stored);
    if (!isPath(path) || prices === undefined) return undefined;
    products[path] = prices;
  }
  return { code, id, offerTag, products };
}
