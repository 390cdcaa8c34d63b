import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { LinkOutcome } from "../../../platform/link-pages/link-outcome.ts";
import { submitPriceAlertLink } from "../api/price-alerts.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ConfirmationPanel } from "../../../platform/link-pages/confirmation-panel.tsx";
import { LinkExpired, PressFailed } from "../../../platform/link-pages/link-states.tsx";

interface PriceAlertConfirmationProps {
  token: string;
  /** Which email the link came from. */
  action: "confirm" | "forget";
}

/** The page behind the link of a price alert's email. Nothing happens before a click. */
export function PriceAlertConfirmation({ token, action }: PriceAlertConfirmationProps) {
  const [step, setStep] = useState<"prompt" | "sending" | LinkOutcome>("prompt");
  const press = async () => {
    setStep("sending");
    setStep(await submitPriceAlertLink(action, token));
  };
  if (step === "expired") return <LinkExpired takesFocus />;
  if (step === "done") return action === "confirm" ? <Watching /> : <Forgotten />;
  return (
    <ConfirmationPanel
      title={
        action === "confirm" ? (
          <Trans>A mail when your price is reached</Trans>
        ) : (
          <Trans>Forget the price that you wished for?</Trans>
        )
      }
      actions={
        <Button wide busy={step === "sending"} onClick={() => void press()}>
          {action === "confirm" ? <Trans>Yes, tell me</Trans> : <Trans>Forget this wish</Trans>}
        </Button>
      }
    >
      <p>
        {action === "confirm" ? (
          <Trans>
            You get one mail when the product costs the price in our mail, or less. After twelve
            months we forget the wish.
          </Trans>
        ) : (
          <Trans>We then do not write about this price.</Trans>
        )}
      </p>
      {step === "failed" ? <PressFailed /> : null}
    </ConfirmationPanel>
  );
}

function Watching() {
  return (
    <ConfirmationPanel
      title={<Trans>We keep an eye on it.</Trans>}
      takesFocus
      actions={<ProductsLink />}
    >
      <p role="status">
        <Trans>
          One mail comes when the price is reached. A link in the mail that you came from ends it
          before.
        </Trans>
      </p>
    </ConfirmationPanel>
  );
}

function Forgotten() {
  return (
    <ConfirmationPanel
      title={<Trans>The wish is forgotten.</Trans>}
      takesFocus
      actions={<ProductsLink />}
    >
      <p role="status">
        <Trans>No mail comes about this price.</Trans>
      </p>
    </ConfirmationPanel>
  );
}

function ProductsLink() {
  return (
    <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>See the products</Trans>
    </Link>
  );
}
