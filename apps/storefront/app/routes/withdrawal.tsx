import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";
import { Withdrawal } from "../features/orders/withdrawals/withdrawal.tsx";

export const meta: MetaFunction = ({ location }) => privateMeta(location.pathname, msg`Withdrawal`);

/** `/withdrawal`, for everybody: no account is needed. `reference` prefills the form. */
export default function WithdrawalPage() {
  return (
    <LinkPage
      title={<Trans>Withdraw from a contract</Trans>}
      text={
        <Trans>
          Within 14 days of your order you can change your mind, without a reason. Two steps, and a
          receipt with the time.
        </Trans>
      }
    >
      <Withdrawal />
    </LinkPage>
  );
}
