import { formatMoney } from "@autotune/commerce";
import type { ListedOrder } from "@autotune/contract";
import { customerPath, orderPath } from "../api/support-routes.ts";
import { Badge } from "./badge.tsx";
import { concernWords, standingTones, standingWords, traitWords } from "./order-words.ts";
import { Timestamp } from "./timestamp.tsx";

interface OrderTableProps {
  readonly caption: string;
  readonly orders: readonly ListedOrder[];
}

export function OrderTable({ caption, orders }: OrderTableProps) {
  return (
    <div className="order-table-frame">
      <table className="admin-view-table order-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Placed, UTC</th>
            <th scope="col">Customer</th>
            <th scope="col">Items</th>
            <th scope="col">State</th>
            <th className="order-table-money" scope="col">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <OrderRow key={order.reference} order={order} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OrderRow({ order }: { readonly order: ListedOrder }) {
  const { reference, customer, standing, currency, country, products } = order;
  const money = (amount: number) => formatMoney({ amount, currency }, "en");
  return (
    <tr>
      <th scope="row">
        <a className="order-table-reference" href={orderPath(reference)}>
          {reference}
        </a>
      </th>
      <td className="order-table-time">
        <Timestamp at={order.placedAt} />
      </td>
      <td>
        <a href={customerPath(customer.id)}>
          {customer.name === "" ? `Customer ${customer.id}` : customer.name}
        </a>
        <span className="order-table-second">
          {customer.email}
          {country !== "" && ` · ${country}`}
        </span>
      </td>
      <td>
        {products[0]}
        {products.length > 1 && ` and ${products.length - 1} more`}
        {order.traits.length > 0 && (
          <span className="order-table-second">
            {order.traits.map((trait) => traitWords[trait]).join(" · ")}
          </span>
        )}
      </td>
      <td className="order-table-state">
        <Badge tone={standingTones[standing]}>{standingWords[standing]}</Badge>
        {order.concerns.map((concern) => (
          <Badge key={concern} tone="problem">
            {concernWords[concern]}
          </Badge>
        ))}
      </td>
      <td className="order-table-money">
        {money(order.total)}
        {order.refunded > 0 && <span className="order-table-second">−{money(order.refunded)}</span>}
      </td>
    </tr>
  );
}

/** The shape of the list while the shop answers. */
export function OrderTableSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading orders" className="order-skeleton" role="status">
      {Array.from({ length: 8 }, (_, row) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={row} />
      ))}
    </div>
  );
}
