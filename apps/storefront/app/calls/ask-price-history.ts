import type { Currency } from "@autotune/commerce";
import type { PriceHistoryAnswer } from "@autotune/contract";
import { callShop } from "./call-shop.ts";
import { isRecord } from "./is-record.ts";

/** What a product cost in the last twelve months; undefined where no readable answer came. */
export async function askPriceHistory(
  product: string,
  currency: Currency,
  signal: AbortSignal,
): Promise<PriceHistoryAnswer | undefined> {
  const query = new URLSearchParams({ path: product, currency }).toString();
  const path = `/wp-json/antares/v1/price-history?${query}`;
  const answer = await callShop({ method: "GET", path, signal });
  return answer.ok ? readPriceHistory(answer.value) : undefined;
}

export function readPriceHistory(value: unknown): PriceHistoryAnswer | undefined {
  if (!isRecord(value) || !Array.isArray(value["changes"]) || !isAmount(value["price"]))
    return undefined;
  const { price, changes, isSample, unlimited } = value;
  return {
    price,
    changes: changes
      .filter(isRecord)
      .flatMap(({ at, amount, reduced }) =>
        typeof at === "string" && Number.isFinite(Date.parse(at)) && isAmount(amount)
          ? [{ at, amount, reduced: reduced === true }]
          : [],
      ),
    isSample: isSample === true,
    unlimited: readPlan(unlimited),
  };
}

function readPlan(value: unknown): PriceHistoryAnswer["unlimited"] {
  if (!isRecord(value)) return null;
  const { monthly, annual } = value;
  return isAmount(monthly) && isAmount(annual) ? { monthly, annual } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
