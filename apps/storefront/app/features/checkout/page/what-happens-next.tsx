import {
  withdrawalDays,
  cartProducts,
  formatMoney,
  isPlan,
  isTaxIncluded,
  lastDayToWithdraw,
  taxOfCharge,
  type Cart,
  type CartTotals,
  type ProviderCharge,
} from "@autotune/commerce";
import { Panel, PanelPart, Skeleton, Timeline, type TimelineEntry } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useCountry } from "../../catalogue/country/country.ts";
import { planEntries, type DatedEntry } from "./plan-entries.tsx";
import { plansOfCart } from "./plans-of-cart.ts";
import { SentenceSpace } from "../../../platform/i18n/sentence-space.tsx";

interface OrderInCart {
  readonly cart: Cart;
  readonly totals: CartTotals;
}

interface WhatHappensNextProps {
  order: OrderInCart;
  /** What the open payment form charges; undefined while there is none. */
  charge?: ProviderCharge | undefined;
  /** Buys without an account. */
  isGuest: boolean;
}

/** What happens after a purchase, and when. */
export function WhatHappensNext({ order, charge, isGuest }: WhatHappensNextProps) {
  const renews = plansOfCart(order.cart).length > 0;
  const entries: TimelineEntry[] = [
    {
      key: "today",
      when: <Trans>Today</Trans>,
      what: <Today order={order} charge={charge} renews={renews} />,
    },
    {
      key: "minute",
      when: <Trans>In a minute</Trans>,
      what: <Delivery hasLicences={hasLicences(order.cart)} isGuest={isGuest} />,
    },
    ...laterEntries(order),
  ];
  return (
    <Panel title={<Trans>What happens next</Trans>}>
      <PanelPart>
        <Timeline entries={entries} />
      </PanelPart>
    </Panel>
  );
}

/** Until the cart is known: what will be charged and sent depends on it. */
export function WhatHappensNextSkeleton() {
  const line = <Skeleton className="h-[1lh] w-4/5" />;
  return (
    <Panel title={<Trans>What happens next</Trans>}>
      <PanelPart>
        <Timeline
          entries={[
            { key: "today", when: <Trans>Today</Trans>, what: line },
            { key: "minute", when: <Trans>In a minute</Trans>, what: line },
            {
              key: "days",
              when: <Plural value={withdrawalDays} one="# day" other="# days" />,
              what: line,
            },
          ]}
        />
      </PanelPart>
    </Panel>
  );
}

/** What comes on a later day, in the order of the days. */
function laterEntries({ cart, totals }: OrderInCart): DatedEntry[] {
  const now = new Date();
  const withdrawal: DatedEntry = {
    key: "days",
    date: lastDayToWithdraw(now),
    when: <Plural value={withdrawalDays} one="# day" other="# days" />,
    what:
      totals.subtotal.amount === 0 ? (
        <Trans>Changed your mind? Withdraw from your order at no cost.</Trans>
      ) : (
        <Trans>Changed your mind? Withdraw from your order and get your money back.</Trans>
      ),
  };
  const charges = plansOfCart(cart).flatMap((plan) => planEntries(plan, totals, now));
  // On the same day, withdrawal comes before the charge.
  return [withdrawal, ...charges].toSorted((one, other) => Number(one.date) - Number(other.date));
}

/** Something in it is not a plan. */
function hasLicences(cart: Cart): boolean {
  return cart.upgrades.length > 0 || cartProducts(cart).some(({ type }) => !isPlan(type));
}

interface DeliveryProps {
  hasLicences: boolean;
  isGuest: boolean;
}

function Delivery({ hasLicences: delivers, isGuest }: DeliveryProps) {
  if (!delivers)
    return isGuest ? (
      <Trans>Your plan is active. We’ll email you a link to set up your account.</Trans>
    ) : (
      <Trans>Your plan is active. Everything is ready to install.</Trans>
    );
  return isGuest ? (
    <Trans>Serial numbers by email, with a link to set up your account.</Trans>
  ) : (
    <Trans>Serial numbers by email and in your account.</Trans>
  );
}

interface TodayProps {
  order: OrderInCart;
  charge: ProviderCharge | undefined;
  renews: boolean;
}

function Today({ order, charge, renews }: TodayProps): ReactNode {
  const language = useLanguage();
  const includesTax = useCountry(({ country }) => isTaxIncluded(country));
  const { subtotal } = order.totals;
  const amount = formatMoney(charge?.total ?? subtotal, language);
  if (subtotal.amount === 0) return <Trans>No charge today. We only verify your card.</Trans>;
  const tax = charge === undefined ? undefined : taxOfCharge(subtotal, charge);
  const added =
    tax?.kind === "added" ? formatMoney({ ...subtotal, amount: tax.amount }, language) : "";
  return (
    <>
      {added !== "" ? (
        <Trans>
          Your card is charged {amount}, including {added} tax.
        </Trans>
      ) : includesTax || charge !== undefined ? (
        <Trans>Your card is charged {amount}.</Trans>
      ) : (
        <Trans>Your card is charged {amount} plus any tax shown in the payment form.</Trans>
      )}
      <SentenceSpace />
      {renews ? null : <Trans>One-time payment, no renewal.</Trans>}
    </>
  );
}
