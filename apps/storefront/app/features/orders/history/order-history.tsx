import { Skeleton } from "@autotune/ui";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { readPageNumber } from "../../../platform/navigation/read-page-number.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { NoOrders } from "./no-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderPages } from "./order-pages.tsx";
import { OrdersUnreachable } from "./orders-unreachable.tsx";
import { useOrders } from "./use-orders.ts";

/** All orders of the person, newest first. */
export function OrderHistory() {
  const userId = useUser(({ user }) => user?.id);
  const [attempt, setAttempt] = useState(0);
  const [query] = useSearchParams();
  const page = readPageNumber(query);
  if (userId === undefined) return <HistorySkeleton />;
  return (
    // Another page, person or attempt starts from the skeleton.
    <History
      key={`${userId} ${page} ${attempt}`}
      number={page}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface HistoryProps {
  number: number;
  onRetry: () => void;
}

function History({ number, onRetry }: HistoryProps) {
  const state = useOrders(number);
  switch (state.kind) {
    case "loading":
      return <HistorySkeleton />;
    case "failed":
      return <OrdersUnreachable onRetry={onRetry} />;
    case "there": {
      const { page } = state;
      if (page.total === 0) return <NoOrders />;
      if (number > page.last_page) return <Navigate to={`?page=${page.last_page}`} replace />;
      return (
        <>
          {page.data.map((order) => (
            <OrderCard key={order.reference} order={order} />
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
