import type { Prices } from "../pricing/prices.ts";
import { shownRate } from "../pricing/shown-rate.ts";
import { cheapestOf } from "./cheapest-of.ts";
import { lastingPrices } from "./lasting-prices.ts";
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
  const paid = form.interval.unit === "y" ? "annually" : "monthly";
  const rate = shownRate(prices, paid, { useNormalRate: false });
  return { form, prices: rate.prices, unit: "m" };
}
