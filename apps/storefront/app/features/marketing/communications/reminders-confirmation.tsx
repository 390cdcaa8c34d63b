import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { confirmReminders } from "../api/communications.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { readSession } from "../../identity/session/start-user.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkResult } from "../../../platform/link-pages/link-result.tsx";
import { LinkExpired } from "../../../platform/link-pages/link-states.tsx";
import { usePress } from "../../../platform/link-pages/use-press.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

/** The page behind the email that confirms cart reminders. Nothing happens before a click. */
export function RemindersConfirmation({ token }: { token: string }) {
  const { press, busy, outcome } = usePress(async () => {
    const confirmed = await confirmReminders(token);
    // The signed-in person's choices may have changed.
    if (confirmed === "done") readSession();
    return confirmed;
  });
  if (outcome === "expired") return <LinkExpired takesFocus />;
  if (outcome === "done") return <Reminded token={token} />;
  return (
    <ConfirmationPanel
      title={<Trans>Cart reminders</Trans>}
      actions={
        <Button wide busy={busy} onClick={press}>
          <Trans>Yes, remind me</Trans>
        </Button>
      }
    >
      <p>
        <Trans>One email if you leave something in your cart.</Trans>
      </p>
      <FailureNotice outcome={outcome} />
    </ConfirmationPanel>
  );
}

/** The same link opens all communication choices. */
function Reminded({ token }: { token: string }) {
  const choices = linkTo("CommunicationPreferences", {}, useLanguage());
  return (
    <LinkResult
      title={<Trans>Cart reminders are on.</Trans>}
      takesFocus
      actions={
        <Link
          to={`${choices}#${new URLSearchParams({ token }).toString()}`}
          className={buttonClass("secondary")}
        >
          <Trans>All my preferences</Trans>
        </Link>
      }
    >
      <Trans>Every reminder includes a link to turn them off.</Trans>
    </LinkResult>
  );
}
