import type { Prices } from "../pricing/prices.ts";
import { perMonth } from "../pricing/shown-rate.ts";
import { cheapestOf } from "./cheapest-of.ts";
import { lastingPrices } from "./lasting-prices.ts";
import { monthsOf } from "./months-of.ts";
import type { Offer } from "../pricing/offer-at.ts";

type Priced = Pick<Offer, "prices" | "basePrices" | "discountPeriodCount" | "interval">;

interface LowestRate<Form> {
  /** Whose price it is. */
  readonly form: Form;
  readonly prices: Prices;
  /** A plan is shown by the month, however it is paid; null for what is paid once. */
  readonly unit: "m" | null;
}

/** What a product costs "from", sold in these forms; undefined without any. */
export function lowestRate<Form extends Priced>(
  forms: readonly Form[],
): LowestRate<Form> | undefined {
  const form = cheapestOf(forms);
  if (form === undefined) return undefined;
  const prices = lastingPrices(form);
  if (form.interval === null) return { form, prices, unit: null };
  return { form, prices: perMonth(prices, monthsOf(form.interval)), unit: "m" };
}
