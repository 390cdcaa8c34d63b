import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { NoOffers } from "../features/checkout/upgrades/no-offers.tsx";
import { UpgradeOffers } from "../features/checkout/upgrades/upgrade-offers.tsx";

export const meta: MetaFunction = ({ location }) =>
  unlistedMeta(location.pathname, msg`User Upgrades`);

/** `/my-account/user-upgrades` */
export default function UserUpgrades() {
  return (
    <AccountFrame title={<Trans>Available Offers</Trans>}>
      <UpgradeOffers empty={<NoOffers />} />
    </AccountFrame>
  );
}
