import { linkTo, pageTitle, routeTitle } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import { useSearchParams, type MetaFunction } from "react-router";
import { AccountFrame } from "../features/account/account-frame.tsx";
import { NextSteps } from "../features/account/next-steps.tsx";
import { PlanPanel } from "../features/account/plan-panel.tsx";
import { DownloadsPanel } from "../features/downloads/downloads-panel.tsx";
import { LicenceScreen } from "../features/licences/licence-screen.tsx";
import { OwnedProducts } from "../features/licences/owned-products.tsx";
import { ErasureNotice } from "../features/rights/erasure-notice.tsx";
import { BestOffers } from "../features/upgrades/best-offers.tsx";
import { useLanguage } from "../i18n/language.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(routeTitle("Overview")) },
  { name: "robots", content: "noindex" },
];

/** `/my-account`; with `?licence={serial}` that licence alone. */
export default function Overview() {
  const [query] = useSearchParams();
  const language = useLanguage();
  const serial = query.get("licence");
  if (serial !== null && serial !== "")
    return (
      <AccountFrame title={<Trans>Your licence</Trans>}>
        <LicenceScreen key={serial} serial={serial} back={linkTo("Overview", {}, language)} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={<Trans>Your account</Trans>}>
      <ErasureNotice />
      <NextSteps />
      <PlanPanel />
      <OwnedProducts />
      <BestOffers />
      <div id="downloads" className="scroll-mt-24 empty:hidden">
        <DownloadsPanel />
      </div>
    </AccountFrame>
  );
}
