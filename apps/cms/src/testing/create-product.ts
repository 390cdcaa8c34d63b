import type { Payload } from "payload";
import type { Product } from "../payload-types.ts";
import { samplePrices } from "./sample-prices.ts";

/** A product that can be published as it is: a licence for 349 USD. */
export function productSample(path: string, own: Partial<Product> = {}) {
  return {
    path,
    pid: path.toUpperCase(),
    type: "perpetual" as const,
    name: "Pro",
    summary: "Summary",
    ready: true,
    prices: samplePrices["349"],
    _status: "published" as const,
    ...own,
  };
}

export function createProduct(
  payload: Payload,
  path: string,
  own: Partial<Product> = {},
): Promise<Product> {
  return payload.create({ collection: "products", data: productSample(path, own) });
}
