import { formatMoney } from "@autotune/commerce";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Order } from "../../checkout/api/read-order.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";

/** From the subtotal to what was paid. */
export function OrderTotals({ order }: { order: Order }) {
  const language = useLanguage();
  const { currency, subtotal, discount, tax, taxIncluded, total, refunded } = order;
  const write = (amount: number) => formatMoney({ amount, currency }, language);
  return (
    <dl className="grid gap-2">
      <Amount name={<Trans>Subtotal</Trans>} amount={write(subtotal)} />
      {discount === 0 ? null : <Amount name={<Trans>Discount</Trans>} amount={write(-discount)} />}
      {tax === 0 ? null : (
        <Amount
          name={taxIncluded ? <Trans>Tax (included)</Trans> : <Trans>Tax</Trans>}
          amount={write(tax)}
        />
      )}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-18 font-semibold">
          <Trans>Total</Trans>
        </dt>
        <dd className="font-display text-22 font-semibold tabular-nums">{write(total)}</dd>
      </div>
      {refunded === 0 ? null : <Amount name={<Trans>Refund</Trans>} amount={write(-refunded)} />}
    </dl>
  );
}

function Amount({ name, amount }: { name: ReactNode; amount: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-16">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium tabular-nums">{amount}</dd>
    </div>
  );
}
