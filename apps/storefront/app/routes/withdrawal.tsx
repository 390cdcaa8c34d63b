import { withdrawalDays } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
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
          You can change your mind within{" "}
          <Plural value={withdrawalDays} one="# day" other="# days" /> of your order, without giving
          a reason. It takes two steps, and you get a receipt with the date and time.
        </Trans>
      }
    >
      <Withdrawal />
    </LinkPage>
  );
}
