import {
  cartSubtotal,
  countItems,
  formatMoney,
  type Cart,
  type Currency,
} from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface OrderPanelProps {
  cart: Cart;
  currency: Currency;
  language: Language;
  /** The lines of the cart. */
  children: ReactNode;
}

/** What is about to be bought. */
export function OrderPanel({ cart, currency, language, children }: OrderPanelProps) {
  const count = countItems(cart);
  return (
    <Panel
      title={<Trans>Your order</Trans>}
      aside={<Plural value={count} one="# item" other="# items" />}
    >
      {children}
      <PanelPart>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-18 font-semibold">
            <Trans>Subtotal</Trans>
          </span>
          <span aria-live="polite" className="font-display text-28 font-semibold tabular-nums">
            {formatMoney(cartSubtotal(cart, currency), language)}
          </span>
        </p>
        <p className="mt-1 text-14 text-muted">
          <Trans>Tax, where it applies, is shown before you pay.</Trans>
        </p>
      </PanelPart>
    </Panel>
  );
}

/** The shape of an order while the browser is asked for it. */
export function OrderSkeleton() {
  return (
    <Panel title={<Trans>Your order</Trans>}>
      <PanelPart>
        <div className="flex gap-4">
          <Skeleton className="h-14 w-18 sm:h-16 sm:w-26" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <Skeleton className="h-5 w-14" />
        </div>
      </PanelPart>
      <PanelPart>
        <div className="flex justify-between">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-8 w-28" />
        </div>
      </PanelPart>
    </Panel>
  );
}
