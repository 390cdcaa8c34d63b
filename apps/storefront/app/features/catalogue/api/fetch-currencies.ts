import { isCurrency, type Currency } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";
import { readWireProduct, type CataloguedItem } from "./read-wire-product.ts";

export interface Catalogue {
  readonly currency: Currency;
  readonly products: readonly CataloguedItem[];
}

/** Everything that is sold, with the prices of a country; undefined without a readable response. */
export async function fetchCurrencies(
  country: string,
  language: Language,
  signal: AbortSignal,
): Promise<Catalogue | undefined> {
  const path = `/wp-json/antares/v1/currencies?cc=${country}&lang=${language}`;
  const response = await callShop({ method: "GET", path, signal });
  return response.ok ? readCatalogue(response.value) : undefined;
}

export function readCatalogue(value: unknown): Catalogue | undefined {
  const data = isRecord(value) ? value["data"] : undefined;
  const prices = isRecord(data) ? data["prices"] : undefined;
  if (!isRecord(prices) || !Array.isArray(prices["products"])) return undefined;
  const { currency } = prices;
  if (typeof currency !== "string" || !isCurrency(currency)) return undefined;
  const products = prices["products"]
    .map(readWireProduct)
    .filter((product) => product !== undefined);
  return { currency, products };
}
