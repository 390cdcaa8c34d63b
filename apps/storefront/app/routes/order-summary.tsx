import { msg } from "@lingui/core/macro";
import { linkTo } from "@autotune/routes";
import { useEffect } from "react";
import { useNavigate, useSearchParams, type MetaFunction } from "react-router";
import {
  AwaitedOrder,
  AwaitedOrderSkeleton,
} from "../features/orders/awaited-order/awaited-order.tsx";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { useLanguage } from "../platform/i18n/language.ts";

export const meta: MetaFunction = ({ location }) =>
  unlistedMeta(location.pathname, msg`Order Summary`);

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
