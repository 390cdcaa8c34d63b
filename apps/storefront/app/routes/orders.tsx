import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { OrderHistory } from "../features/orders/history/order-history.tsx";

export const meta: MetaFunction = ({ location }) => unlistedMeta(location.pathname, msg`Orders`);

/** `/my-account/orders` */
export default function Orders() {
  return (
    <AccountFrame title={<Trans>Your orders</Trans>}>
      <OrderHistory />
    </AccountFrame>
  );
}
