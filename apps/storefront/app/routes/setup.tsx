import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { goToCheckout } from "../features/checkout/cart/cart.ts";
import { AccountSetup } from "../features/identity/account-setup/account-setup.tsx";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Account Setup`);

/**
 * `/setup?gt=<token>&e=<email>`, from the email of an order without an account; `rtc=1` returns to the checkout. The
 * document's script moves them behind `#`.
 */
export default function Setup() {
  return (
    <LinkPage
      title={<Trans>Make it yours.</Trans>}
      text={
        <Trans>
          Your purchase is ready. Set a password to keep it in your account: serial numbers,
          downloads and receipts, on every computer you use.
        </Trans>
      }
    >
      <AccountSetup onReturnToCheckout={goToCheckout} />
    </LinkPage>
  );
}
