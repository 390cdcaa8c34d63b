import {
  formatMoney,
  type CartProduct,
  type CartTotals,
  type Interval,
  type Money,
} from "@autotune/commerce";
import type { TimelineEntry } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { nextChargeOf } from "../../subscriptions/plan/next-charge.ts";
import { PeriodPrice } from "../../catalogue/prices/period-price.tsx";
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
  const price = totals.lines.get(path)?.unitPrice;
  if (date === undefined || interval === null || price === undefined) return [];
  const isFreeFirst = (trialDays ?? 0) > 0;
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
      what: <Charge {...{ name, price, interval, isFreeFirst }} />,
    },
  ];
}

interface ChargeProps {
  name: string;
  price: Money;
  interval: Interval;
  isFreeFirst: boolean;
}

function Charge({ name, price, interval, isFreeFirst }: ChargeProps) {
  const period = <PeriodPrice price={formatMoney(price, useLanguage())} interval={interval} />;
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
