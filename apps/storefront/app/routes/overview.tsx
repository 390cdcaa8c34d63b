import { pageTitle, routeTitle } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { AccountFrame } from "../features/account/account-frame.tsx";
import { OwnedProducts } from "../features/orders/owned-products.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("Overview")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account` */
export default function Overview() {
  return (
    <AccountFrame title={<Trans>Your account</Trans>}>
      <OwnedProducts />
    </AccountFrame>
  );
}
