import {
  cartTotals,
  countItems,
  formatMoney,
  type Cart,
  type Currency,
  type ProviderCharge,
} from "@autotune/commerce";
import { Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { CountryPicker } from "../country/country-picker.tsx";
import { CouponField } from "../coupons/coupon-field.tsx";
import { DueToday } from "./due-today.tsx";
import { Renewals } from "./renewals.tsx";

interface OrderPanelProps {
  cart: Cart;
  currency: Currency;
  disabled: boolean;
  /** What the open payment form charges; undefined while there is none. */
  charge: ProviderCharge | undefined;
  /** Another country is about to be chosen. */
  onCountry: () => void;
  /** The lines of the cart. */
  children: ReactNode;
}

/** What is about to be bought: the lines, the code, what is due today and what comes later. */
export function OrderPanel(props: OrderPanelProps) {
  const { cart, currency, disabled, charge, onCountry, children } = props;
  const language = useLanguage();
  const totals = cartTotals(cart, currency);
  const { subtotal, discount } = totals;
  const count = countItems(cart);
  const before = { amount: subtotal.amount + discount.amount, currency };
  return (
    <Panel
      title={<Trans>Your order</Trans>}
      aside={<Plural value={count} one="# item" other="# items" />}
    >
      {children}
      <PanelPart>
        {discount.amount === 0 ? null : (
          <p className="mb-2 flex items-baseline justify-between gap-4 text-16">
            <span className="text-muted">
              <Trans>Subtotal</Trans>
            </span>
            <span className="font-medium tabular-nums">{formatMoney(before, language)}</span>
          </p>
        )}
        <CouponField cart={cart} discount={discount} disabled={disabled} />
      </PanelPart>
      <PanelPart>
        <CountryPicker disabled={disabled} onChoose={onCountry} />
      </PanelPart>
      <PanelPart>
        <DueToday subtotal={subtotal} charge={charge} />
        <Renewals cart={cart} totals={totals} />
      </PanelPart>
    </Panel>
  );
}

/** The skeleton of an order with one line, until the stored cart is read. */
export function OrderSkeleton() {
  return (
    <Panel title={<Trans>Your order</Trans>}>
      <PanelPart>
        <div className="flex gap-4">
          <Skeleton className="h-14 w-18 sm:h-16 sm:w-26" />
          <div className="grid min-w-0 flex-1 content-start gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="mt-2 h-11 w-44 max-w-full" />
          </div>
          <Skeleton className="h-5 w-14" />
        </div>
      </PanelPart>
      <PanelPart>
        <Skeleton className="h-6 w-44" />
      </PanelPart>
      <PanelPart>
        <Skeleton className="h-19 w-64 max-w-full" />
      </PanelPart>
      <PanelPart>
        <div className="flex justify-between">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-28" />
        </div>
        <Skeleton className="mt-1 ml-auto h-5 w-36" />
      </PanelPart>
    </Panel>
  );
}
