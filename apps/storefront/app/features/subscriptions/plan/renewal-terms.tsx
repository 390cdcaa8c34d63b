import {
  pricesToCome,
  type CartProduct,
  type DiscountedPeriods,
  type Money,
} from "@autotune/commerce";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { nextChargeOf } from "./next-charge.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { useTaxedPrice } from "../../catalogue/prices/use-taxed-price.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

interface RenewalTermsProps {
  plan: CartProduct;
  /** Of each period, the coupon taken off. */
  price: Money;
  /** With a discount for its first periods. */
  discounted: DiscountedPeriods | null;
}

/** What a plan costs and from when on, in a sentence. Shown before payment. */
export function RenewalTerms({ plan, price, discounted }: RenewalTermsProps) {
  const showPrice = useTaxedPrice();
  const { name, trialDays, interval, isFreebie } = plan;
  const [now] = useState(() => new Date());
  const date = nextChargeOf(plan, now);
  if (date === undefined || interval === null) return null;
  const isPaid = trialDays === null || trialDays === 0;
  const { price: next, discount } = pricesToCome({ price, discounted }, { isPaid });
  const period = (
    <PeriodPrice
      price={showPrice(next)}
      interval={interval}
      discount={
        discount && { ...discount, priceAfter: showPrice(discount.priceAfter), isRunning: isPaid }
      }
    />
  );
  if (isPaid)
    return (
      <Trans>
        {name} renews at {period} until you cancel, next on <ShownDate date={date} />.
      </Trans>
    );
  if (isFreebie)
    return (
      <Trans>
        {name} is free until <ShownDate date={date} />. After that, you pay {period} unless you
        cancel first.
      </Trans>
    );
  return (
    <>
      <Plural
        value={trialDays}
        one="Your trial is free for # day."
        other="Your trial is free for # days."
      />{" "}
      <Trans>
        From <ShownDate date={date} /> you pay {period} unless you cancel first.
      </Trans>
    </>
  );
}
