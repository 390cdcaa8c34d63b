import { formatMoney } from "@autotune/commerce";
import type { StaffOrderPage } from "@autotune/contract";
import { Timestamp } from "./timestamp.tsx";

/** What was paid, how it adds up, and what went back. */
export function OrderAmounts({ page }: { readonly page: StaffOrderPage }) {
  const { order, subtotal, discount, tax, taxIncluded, refunds, cardEnding } = page;
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, "en");
  const { payout } = order;
  return (
    <section aria-labelledby="payment" className="admin-view-card">
      <h2 id="payment">Payment</h2>
      <dl className="order-amounts">
        <Amount name="Items" value={money(subtotal)} />
        {discount > 0 && (
          <Amount
            name={order.coupon === null ? "Discount" : `Discount, code ${order.coupon}`}
            value={`−${money(discount)}`}
          />
        )}
        {discount === 0 && order.coupon !== null && <Amount name="Code" value={order.coupon} />}
        <Amount name={taxIncluded ? "Tax, included" : "Tax"} value={money(tax)} />
        <Amount isTotal name="Total" value={money(order.total)} />
        {refunds.map(({ amount, refundedAt }) => (
          <Amount
            key={`${refundedAt} ${amount}`}
            name={
              <>
                Refunded <Timestamp at={refundedAt} />
              </>
            }
            value={`−${money(amount)}`}
          />
        ))}
      </dl>
      <p className="admin-view-hint">
        {cardEnding !== null && `Card ending in ${cardEnding}. `}
        {payout !== null &&
          `Counts ${formatMoney({ amount: payout.total, currency: payout.currency }, "en")} towards the payout.`}
      </p>
      {order.invoiceUrl !== null && (
        <p>
          <a href={order.invoiceUrl} rel="noreferrer" target="_blank">
            Invoice at the payment provider
          </a>
        </p>
      )}
    </section>
  );
}

interface AmountProps {
  readonly name: React.ReactNode;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Amount({ name, value, isTotal = false }: AmountProps) {
  return (
    <div className={isTotal ? "order-amounts-total" : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
