import type { Currency } from "@autotune/commerce";
import type { PriceHistoryResponse } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

/** What a product cost in the last twelve months; undefined without a readable response. */
export async function fetchPriceHistory(
  product: string,
  currency: Currency,
  signal: AbortSignal,
): Promise<PriceHistoryResponse | undefined> {
  const query = new URLSearchParams({ path: product, currency }).toString();
  const path = `/wp-json/antares/v1/price-history?${query}`;
  const response = await callShop({ method: "GET", path, signal });
  return response.ok ? readPriceHistory(response.value) : undefined;
}

export function readPriceHistory(value: unknown): PriceHistoryResponse | undefined {
  if (!isRecord(value) || !Array.isArray(value["changes"]) || !isAmount(value["price"]))
    return undefined;
  const { price, changes, unlimited } = value;
  return {
    price,
    changes: changes
      .filter(isRecord)
      .flatMap(({ at, amount, reduced }) =>
        typeof at === "string" && Number.isFinite(Date.parse(at)) && isAmount(amount)
          ? [{ at, amount, reduced: reduced === true }]
          : [],
      ),
    unlimited: readPlan(unlimited),
  };
}

function readPlan(value: unknown): PriceHistoryResponse["unlimited"] {
  if (!isRecord(value)) return null;
  const { monthly, annual } = value;
  return isAmount(monthly) && isAmount(annual) ? { monthly, annual } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
