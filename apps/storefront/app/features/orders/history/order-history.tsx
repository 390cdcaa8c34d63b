import { Skeleton } from "@autotune/ui";
import { useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { readPageNumber } from "../../../platform/navigation/read-page-number.ts";
import { useQuery } from "../../../platform/queries/use-query.ts";
import type { OrdersPage } from "../../checkout/api/read-order.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { fetchOrders } from "./fetch-orders.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderPages } from "./order-pages.tsx";
import { OrdersUnreachable } from "./orders-unreachable.tsx";

/** By person and page. */
const lastPages = new Map<string, OrdersPage>();

/** All orders of the person, newest first. */
export function OrderHistory() {
  const userId = useUser(({ user }) => user?.id);
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  const [firstPage] = useState(page);
  const [hasTurned, setHasTurned] = useState(false);
  if (page !== firstPage && !hasTurned) setHasTurned(true);
  if (userId === undefined) return <HistorySkeleton />;
  return (
    // Another page or person starts from what is known of it.
    <History
      key={`${userId} ${page}`}
      keptAs={`${userId} ${page}`}
      number={page}
      takesFocus={hasTurned}
    />
  );
}

interface HistoryProps {
  keptAs: string;
  number: number;
  /** The link that led here is gone with the previous page. */
  takesFocus: boolean;
}

function History({ keptAs, number, takesFocus }: HistoryProps) {
  const load = useCallback((signal: AbortSignal) => fetchOrders(number, signal), [number]);
  const { query, refetch } = useQuery(load, { values: lastPages, key: keptAs });
  const newest = useRef<HTMLHeadingElement>(null);
  const isThere = query.kind === "there";
  useEffect(() => {
    if (takesFocus && isThere) newest.current?.focus({ preventScroll: true });
  }, [takesFocus, isThere]);
  switch (query.kind) {
    case "loading":
      return <HistorySkeleton />;
    case "failed":
      return <OrdersUnreachable onRetry={refetch} />;
    case "there": {
      const page = query.value;
      if (page.total === 0) return <NoOrders />;
      if (number > page.last_page) return <Navigate to={`?page=${page.last_page}`} replace />;
      return (
        <>
          {page.data.map((order, index) => (
            <OrderCard
              key={order.reference}
              order={order}
              headingRef={index === 0 ? newest : undefined}
            />
          ))}
          <OrderPages current={page.current_page} last={page.last_page} />
        </>
      );
    }
  }
}

function HistorySkeleton() {
  return (
    <>
      <Skeleton className="h-72 w-full rounded-24" />
      <Skeleton className="h-72 w-full rounded-24" />
    </>
  );
}
