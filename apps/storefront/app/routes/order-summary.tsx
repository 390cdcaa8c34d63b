import { linkTo, pageTitle, routeTitle } from "@autotune/routes";
import { useEffect } from "react";
import { useNavigate, useSearchParams, type MetaFunction } from "react-router";
import {
  AwaitedOrder,
  AwaitedOrderSkeleton,
} from "../features/orders/awaited-order/awaited-order.tsx";
import { useLanguage } from "../platform/i18n/language.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("OrderSummary")) },
  { name: "robots", content: "noindex" },
];

/** `/order-summary?checkout=<id>`. Without one it redirects to all orders. */
export default function OrderSummary() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const checkoutId = query.get("checkout") ?? "";

  useEffect(() => {
    if (checkoutId === "") void navigate(linkTo("Orders", {}, language), { replace: true });
  }, [checkoutId, language, navigate]);

  // The server caches one page for all queries: both cases start with the same skeleton.
  return checkoutId === "" ? <AwaitedOrderSkeleton /> : <AwaitedOrder checkoutId={checkoutId} />;
}
