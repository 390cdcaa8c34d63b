import { pageTitle, routeTitle } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { NoOffers } from "../features/checkout/upgrades/no-offers.tsx";
import { UpgradeOffers } from "../features/checkout/upgrades/upgrade-offers.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("UserUpgrades")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account/user-upgrades` */
export default function UserUpgrades() {
  return (
    <AccountFrame title={<Trans>Available Offers</Trans>}>
      <UpgradeOffers empty={<NoOffers />} />
    </AccountFrame>
  );
}
