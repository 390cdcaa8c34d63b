import { formatMoney } from "@autotune/commerce";
import type { StaffCustomer, StaffOrder } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { orderPath } from "../api/support-routes.ts";
import { ActionForm } from "./action-form.tsx";
import type { ActionPlace } from "./action-place.ts";
import { Badge, type BadgeTone } from "./badge.tsx";
import { LaterCharges } from "./later-charges.tsx";
import { LineState } from "./order-lines.tsx";
import { Timestamp } from "./timestamp.tsx";
import { Pager } from "./pager.tsx";

interface OrdersProps extends ActionPlace {
  readonly orders: StaffCustomer["orders"];
  readonly hrefOf: (page: number) => string;
}

const tones: Readonly<Record<StaffOrder["state"], BadgeTone>> = {
  completed: "good",
  pending: "warning",
  failed: "plain",
  refunded: "plain",
};

/** A customer's orders in short; what is done with one is done on its own page. */
export function Orders({ orders, hrefOf, ...place }: OrdersProps) {
  const { customer, email } = place;
  const { data, page, lastPage } = orders;
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      {data.length === 0 && <p className="admin-view-empty">No orders.</p>}
      {data.map((order) => (
        <article
          aria-label={`Order ${order.reference}`}
          className="admin-view-card"
          key={order.reference}
        >
          <h3>
            <a href={orderPath(order.reference)}>{order.reference}</a>{" "}
            <Badge tone={tones[order.state]}>{order.state}</Badge>
          </h3>
          <p className="admin-view-line">
            <Timestamp at={order.placedAt} /> · {moneyOf(order, order.total)}
            {order.refunded > 0 && ` · ${moneyOf(order, order.refunded)} refunded`}
            {order.coupon !== null && ` · Code ${order.coupon}`}
          </p>
          <Payout payout={order.payout} />
          <ul>
            {order.lines.map((line) => (
              <li key={line.id}>
                {line.quantity > 1 && `${line.quantity} × `}
                {line.name}, {moneyOf(order, line.total)}
                {line.coupon !== null && ` · Code ${line.coupon}`}{" "}
                <LineState isSuspended={false} line={line} />
              </li>
            ))}
          </ul>
          {order.state !== "failed" && (
            <ActionForm
              action="resend-order"
              endpoint={actPath}
              button="Resend email"
              customer={customer}
              subject={order.reference}
              title="Resend order email"
            >
              <p>The order email goes to {email} again, with the licenses as they are now.</p>
            </ActionForm>
          )}
          <LaterCharges {...place} charges={order.charges} />
          <p>
            <a href={orderPath(order.reference)}>Notes, events and refunds</a>
          </p>
        </article>
      ))}
      <Pager hrefOf={hrefOf} label="Order pages" lastPage={lastPage} page={page} />
    </section>
  );
}

/** What the provider counts towards its payout, in the currency that it pays out. */
function Payout({ payout }: { readonly payout: StaffOrder["payout"] }) {
  if (payout === null) return null;
  const { subtotal, discount, tax, total } = payout;
  return (
    <p className="admin-view-line">
      Payout: {moneyOf(payout, subtotal)}
      {discount > 0 && ` · ${moneyOf(payout, discount)} discount`}
      {tax > 0 && ` · ${moneyOf(payout, tax)} tax`}
      {` · ${moneyOf(payout, total)} in total`}
    </p>
  );
}

function moneyOf({ currency }: Pick<StaffOrder, "currency">, amount: number): string {
  return formatMoney({ amount, currency }, "en");
}
