import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import { confirmReminders } from "../../calls/communications.ts";
import type { LinkOutcome } from "../../calls/link-outcome.ts";
import { useLanguage } from "../../i18n/language.ts";
import { readSession } from "../../state/start-user.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { LinkExpired, PressFailed } from "./link-states.tsx";

/** Whoever comes by the mail that asks whether they want to be reminded of carts. Nothing happens before they press. */
export function RemindersConfirmation({ token }: { token: string }) {
  const [step, setStep] = useState<"asked" | "sending" | LinkOutcome>("asked");
  const press = async () => {
    setStep("sending");
    const outcome = await confirmReminders(token);
    setStep(outcome);
    // Whoever is signed in here has chosen more now.
    if (outcome === "done") readSession();
  };
  if (step === "expired") return <LinkExpired isAnswer />;
  if (step === "done") return <Reminded token={token} />;
  return (
    <AnswerPanel
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
    </AnswerPanel>
  );
}

/** The same link opens all that they may choose. */
function Reminded({ token }: { token: string }) {
  const choices = linkTo("CommunicationPreferences", {}, useLanguage());
  return (
    <AnswerPanel
      title={<Trans>We will remind you.</Trans>}
      isAnswer
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
    </AnswerPanel>
  );
}
