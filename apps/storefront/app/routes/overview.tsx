import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link, useSearchParams, type MetaFunction } from "react-router";
import { unlistedMeta } from "../document/unlisted-meta.ts";
import { AccountFrame } from "../shell/account/account-frame.tsx";
import { NextSteps } from "./sections/next-steps.tsx";
import { PlanPanel } from "../features/subscriptions/summary/plan-panel.tsx";
import { DownloadsPanel } from "../features/licensing/downloads/downloads-panel.tsx";
import { LicenceScreen } from "../features/licensing/licences/licence-screen.tsx";
import { OwnedProducts } from "../features/licensing/owned-products/owned-products.tsx";
import { ErasureNotice } from "../features/privacy/erasure-notice.tsx";
import { BestOffers } from "../features/checkout/upgrades/best-offers.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { useStayAtPart } from "../platform/navigation/use-stay-at-part.ts";

export const meta: MetaFunction = ({ location }) => unlistedMeta(location.pathname, msg`Overview`);

/** `/my-account`; with `?licence={serial}` that licence alone. */
export default function Overview() {
  const [query] = useSearchParams();
  const language = useLanguage();
  const serial = query.get("licence");
  useStayAtPart();
  if (serial !== null && serial !== "")
    return (
      <AccountFrame title={<Trans>Your license</Trans>}>
        <LicenceScreen key={serial} serial={serial} back={linkTo("Overview", {}, language)} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={<Trans>Your account</Trans>}>
      <ErasureNotice />
      <NextSteps />
      <div id="plan" className="grid scroll-mt-24 gap-5">
        <PlanPanel />
      </div>
      <div id="owned" className="scroll-mt-24">
        <OwnedProducts />
      </div>
      <BestOffers />
      <div id="downloads" className="scroll-mt-24 empty:hidden">
        <DownloadsPanel />
      </div>
      <p className="text-muted">
        <Trans>
          Got a code?{" "}
          <Link to={linkTo("CodeRedemption", {}, language)} className={linkClass}>
            Redeem it
          </Link>
        </Trans>
      </p>
    </AccountFrame>
  );
}
