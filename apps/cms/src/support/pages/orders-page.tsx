import { FoundOrders, orderConcernDays, orderStandings } from "@autotune/contract";
import { Suspense } from "react";
import {
  isNarrowed,
  orderListBody,
  orderListPath,
  readOrderList,
  type OrderListQuery,
} from "../api/order-list-query.ts";
import type { StaffApi } from "../api/staff-api.ts";
import type { PageQuery } from "../../platform/admin/read-word.ts";
import { OrderFilters } from "../components/order-filters.tsx";
import { OrderTable, OrderTableSkeleton } from "../components/order-table.tsx";
import { standingWords } from "../components/order-words.ts";
import { Notice } from "../components/support-notice.tsx";
import { wordsOfProblem } from "../components/support-words.ts";

interface OrdersPageProps {
  readonly api: StaffApi;
  readonly query: PageQuery;
}

/** Every order of the store, narrowed by what the URL says. */
export function OrdersPage({ api, query }: OrdersPageProps) {
  const list = readOrderList(query);
  const tabs = [
    { state: undefined, name: "All" },
    { state: "toLookAt", name: "To look at" },
    { state: "emailFailed", name: "Email failed" },
    ...orderStandings.map((state) => ({ state, name: standingWords[state] })),
  ] as const;
  return (
    <>
      <h1>Orders</h1>
      <nav aria-label="Orders by state" className="order-tabs">
        {tabs.map(({ state, name }) => (
          <a
            aria-current={list.state === state ? "true" : undefined}
            href={orderListPath(list, { state })}
            key={name}
          >
            {name}
          </a>
        ))}
      </nav>
      <Suspense fallback={<OrderTableSkeleton />} key={orderListPath(list, { after: list.after })}>
        <Found api={api} list={list} />
      </Suspense>
    </>
  );
}

async function Found({ api, list }: { readonly api: StaffApi; readonly list: OrderListQuery }) {
  const body = orderListBody(list);
  const found = await api.post(FoundOrders, "orders/find", body ?? {});
  if (!found.ok)
    return (
      <>
        <Notice kind="problem">{wordsOfProblem(found.reason)}</Notice>
        <p>
          <a href={orderListPath(list, { after: list.after })}>Try again</a>
        </p>
      </>
    );
  const { orders, bySerial, next, choices } = found.value;
  return (
    <>
      <OrderFilters choices={choices} list={list} />
      {body === undefined ? (
        <Notice kind="problem">Enter at least 3 characters to search.</Notice>
      ) : (
        <>
          {bySerial.length > 0 && (
            <OrderTable caption={`Serial number ending in ${list.q}`} orders={bySerial} />
          )}
          {orders.length > 0 && <OrderTable caption={captionOf(list)} orders={orders} />}
          {orders.length === 0 && bySerial.length === 0 && <NoOrders list={list} />}
          <nav aria-label="Order pages" className="admin-view-pager">
            {list.after !== undefined && (
              <a href={orderListPath(list, { after: undefined })}>Newest</a>
            )}
            {next !== null && (
              <a href={orderListPath(list, { after: next })} rel="next">
                Older
              </a>
            )}
          </nav>
        </>
      )}
    </>
  );
}

function captionOf({ q, after }: OrderListQuery): string {
  const what = q === undefined ? "Newest first" : `Found for “${q}”, newest first`;
  return after === undefined ? what : `${what}, continued`;
}

function NoOrders({ list }: { readonly list: OrderListQuery }) {
  const text = isNarrowed(list)
    ? "No order fits. Clear a filter, or search for less of the name."
    : list.state === "toLookAt"
      ? "Nothing needs a look: no long-pending payments, open withdrawals, unconfirmed refunds or bounced emails."
      : list.state === "emailFailed"
        ? `Every customer who ordered in the last ${orderConcernDays} days gets our emails.`
        : list.state === undefined
          ? "There are no orders yet. They appear here as soon as the payment provider reports them."
          : `No orders are “${standingWords[list.state]}”.`;
  return (
    <p className="admin-view-empty order-empty" role="status">
      {text}
    </p>
  );
}
