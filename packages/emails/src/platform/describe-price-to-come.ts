import { formatMoney, type Interval, type Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { translatorFor } from "./i18n.ts";
import { nameInterval } from "./name-interval.ts";

/** What a plan costs from its next charge on. */
export interface PriceToCome {
  readonly price: Money;
  readonly interval: Interval;
  /** A discount that holds for some more charges; null where the price holds for all. */
  readonly discount: { readonly chargesLeft: number; readonly priceAfter: Money } | null;
}

/** “$12.50 every month for 3 months, then $25 every month”, or the price alone where it stays. */
export function describePriceToCome(
  { price, interval, discount }: PriceToCome,
  language: Language,
): MessageDescriptor {
  const every = translatorFor(language)(nameInterval(interval));
  const amount = formatMoney(price, language);
  if (discount === null) return msg`${amount} ${every}`;
  const after = formatMoney(discount.priceAfter, language);
  const length = discount.chargesLeft * interval.count;
  // Of a single charge nobody needs to hear how often it comes.
  if (discount.chargesLeft === 1)
    return interval.unit === "m"
      ? msg`${amount} for ${plural(length, { one: "# month", other: "# months" })}, then ${after} ${every}`
      : msg`${amount} for ${plural(length, { one: "# year", other: "# years" })}, then ${after} ${every}`;
  return interval.unit === "m"
    ? msg`${amount} ${every} for ${plural(length, { one: "# month", other: "# months" })}, then ${after} ${every}`
    : msg`${amount} ${every} for ${plural(length, { one: "# year", other: "# years" })}, then ${after} ${every}`;
}
