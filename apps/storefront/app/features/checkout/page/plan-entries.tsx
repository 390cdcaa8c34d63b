import {
  pricesToCome,
  type CartProduct,
  type CartTotals,
  type DiscountedPeriods,
  type Interval,
  type Money,
} from "@autotune/commerce";
import type { TimelineEntry } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { nextChargeOf } from "../../subscriptions/plan/next-charge.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
import { useTaxedPrice } from "../../catalogue/prices/use-taxed-price.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";

/** Days before the end of a free period at which the reminder email is sent. */
const remindsBefore = 3;

/** An entry with a known date. */
export interface DatedEntry extends TimelineEntry {
  readonly date: Date;
}

/** When a plan's reminder is sent and when it is charged, as entries of what happens next. */
export function planEntries(plan: CartProduct, totals: CartTotals, now: Date): DatedEntry[] {
  const { path, name, trialDays, interval } = plan;
  const date = nextChargeOf(plan, now);
  const line = totals.lines.get(path);
  if (date === undefined || interval === null || line === undefined) return [];
  const isFreeFirst = (trialDays ?? 0) > 0;
  const { unitPrice, discounted } = line;
  const prices = pricesToCome({ price: unitPrice, discounted }, { isPaid: !isFreeFirst });
  const reminder = new Date(date);
  reminder.setDate(reminder.getDate() - remindsBefore);
  return [
    ...(isFreeFirst
      ? [
          {
            key: `${path} reminder`,
            date: reminder,
            when: <ShownDate short date={reminder} />,
            what: <Trans>We’ll send you a reminder by email.</Trans>,
          },
        ]
      : []),
    {
      key: `${path} charge`,
      date,
      when: <ShownDate short date={date} />,
      what: <Charge {...{ name, ...prices, interval, isFreeFirst }} />,
    },
  ];
}

interface ChargeProps {
  name: string;
  price: Money;
  discount: DiscountedPeriods | null;
  interval: Interval;
  isFreeFirst: boolean;
}

function Charge({ name, price, discount, interval, isFreeFirst }: ChargeProps) {
  const showPrice = useTaxedPrice();
  const period = (
    <PeriodPrice
      price={showPrice(price)}
      interval={interval}
      discount={
        discount && { ...discount, priceAfter: showPrice(discount.priceAfter), isRunning: true }
      }
    />
  );
  return isFreeFirst ? (
    <Trans>
      First charge for {name}, unless you’ve canceled: {period}.
    </Trans>
  ) : (
    <Trans>
      Next charge for {name}, unless you’ve canceled: {period}.
    </Trans>
  );
}
