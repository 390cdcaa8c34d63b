import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { CommunicationChoices } from "../features/marketing/communications/communication-choices.tsx";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";

export const meta: MetaFunction = ({ location }) =>
  privateMeta(location.pathname, msg`Communication Preferences`);

/**
 * `/communications#token=<token>`, from the footer of an email, without a sign-in; without a token for the signed-in
 * person.
 */
export default function CommunicationPreferences() {
  return (
    <LinkPage
      title={<Trans>Only what you want to hear.</Trans>}
      text={
        <Trans>
          Choose what lands in your inbox. You can change it whenever you like. When you turn
          something on, we may ask you to confirm it by email first.
        </Trans>
      }
    >
      <CommunicationChoices />
    </LinkPage>
  );
}
