import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";
import { Cancellation } from "../features/orders/cancellations/cancellation.tsx";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Cancel a plan`);

/** `/cancellation`, for everybody: no account and no password are needed. */
export default function CancellationPage() {
  return (
    <LinkPage
      title={<Trans>Cancel a plan</Trans>}
      text={
        <Trans>
          You don’t need to sign in. You get a receipt with the date and time by email, and confirm
          with one click there that it was you.
        </Trans>
      }
    >
      <Cancellation />
    </LinkPage>
  );
}
