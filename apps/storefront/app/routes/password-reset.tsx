import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { PasswordRenewal } from "../features/identity/password/password-renewal.tsx";
import { privateMeta } from "../document/private-meta.ts";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Password Reset`);

/** `/password-reset#token=<token>&e=<email>`, from the password reset email. */
export default function PasswordReset() {
  return (
    <LinkPage
      title={<Trans>Back in tune.</Trans>}
      text={
        <Trans>
          Choose a password you don’t use anywhere else. Your licenses, serial numbers and orders
          stay as they are.
        </Trans>
      }
    >
      <PasswordRenewal />
    </LinkPage>
  );
}
