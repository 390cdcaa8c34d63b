import { pageTitle, routeTitle } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { OrderHistory } from "../features/orders/history/order-history.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("Orders")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account/orders` */
export default function Orders() {
  return (
    <AccountFrame title={<Trans>Your orders</Trans>}>
      <OrderHistory />
    </AccountFrame>
  );
}
