import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";
import { Redemption } from "../features/marketing/redemption/redemption.tsx";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Code Redemption`);

/** `/code-redemption`; a link may carry the code in its fragment. */
export default function CodeRedemption() {
  return (
    <LinkPage
      title={<Trans>Redeem your code.</Trans>}
      text={
        <Trans>
          Enter it as it appears on your card or in your email. What it unlocks will be in your
          account or your cart a moment later.
        </Trans>
      }
    >
      <Redemption />
    </LinkPage>
  );
}
