import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "react-router";
import { CommunicationChoices } from "../features/marketing/communications/communication-choices.tsx";
import { LinkPage } from "../platform/link-pages/link-page.tsx";
import { privateMeta } from "../document/private-meta.ts";

export const meta: MetaFunction = () => privateMeta("CommunicationPreferences");

/**
 * `/communications?token=<token>`, from the footer of an email, without a sign-in; without a token for the signed-in
 * person.
 */
export default function CommunicationPreferences() {
  return (
    <LinkPage
      title={<Trans>Only what you want to hear.</Trans>}
      text={
        <Trans>
          Choose what lands in your inbox. You can change it whenever you like, and it takes effect
          right away.
        </Trans>
      }
    >
      <CommunicationChoices />
    </LinkPage>
  );
}
