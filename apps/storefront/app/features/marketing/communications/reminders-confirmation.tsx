import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { confirmReminders } from "../api/communications.ts";
import type { LinkOutcome } from "../../../platform/link-pages/link-outcome.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { readSession } from "../../identity/session/start-user.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkExpired, PressFailed } from "../../../platform/link-pages/link-states.tsx";

/** The page behind the email that confirms cart reminders. Nothing happens before a click. */
export function RemindersConfirmation({ token }: { token: string }) {
  const [step, setStep] = useState<"prompt" | "sending" | LinkOutcome>("prompt");
  const press = async () => {
    setStep("sending");
    const outcome = await confirmReminders(token);
    setStep(outcome);
    // The signed-in person's choices may have changed.
    if (outcome === "done") readSession();
  };
  if (step === "expired") return <LinkExpired takesFocus />;
  if (step === "done") return <Reminded token={token} />;
  return (
    <ConfirmationPanel
      title={<Trans>Reminders about your cart</Trans>}
      actions={
        <Button wide busy={step === "sending"} onClick={() => void press()}>
          <Trans>Yes, remind me</Trans>
        </Button>
      }
    >
      <p>
        <Trans>One mail when you have left something in it.</Trans>
      </p>
      {step === "failed" ? <PressFailed /> : null}
    </ConfirmationPanel>
  );
}

/** The same link opens all communication choices. */
function Reminded({ token }: { token: string }) {
  const choices = linkTo("CommunicationPreferences", {}, useLanguage());
  return (
    <ConfirmationPanel
      title={<Trans>We will remind you.</Trans>}
      takesFocus
      actions={
        <Link
          to={`${choices}?${new URLSearchParams({ token }).toString()}`}
          className={buttonClass("secondary")}
        >
          <Trans>All my choices</Trans>
        </Link>
      }
    >
      <p role="status">
        <Trans>A link at the end of each reminder ends them.</Trans>
      </p>
    </ConfirmationPanel>
  );
}
