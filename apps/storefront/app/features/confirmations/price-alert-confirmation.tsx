import { linkTo } from "@autotune/routes";
import { Button, buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { LinkOutcome } from "../../calls/link-outcome.ts";
import { answerPriceAlertLink } from "../../calls/price-alerts.ts";
import { useLanguage } from "../../i18n/language.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { LinkExpired, PressFailed } from "./link-states.tsx";

interface PriceAlertConfirmationProps {
  token: string;
  /** What the link of the mail was for. */
  answer: "confirm" | "forget";
}

/** Whoever comes by the link of a mail about a wished price. Nothing happens before they press. */
export function PriceAlertConfirmation({ token, answer }: PriceAlertConfirmationProps) {
  const [step, setStep] = useState<"asked" | "sending" | LinkOutcome>("asked");
  const press = async () => {
    setStep("sending");
    setStep(await answerPriceAlertLink(answer, token));
  };
  if (step === "expired") return <LinkExpired isAnswer />;
  if (step === "done") return answer === "confirm" ? <Watching /> : <Forgotten />;
  return (
    <AnswerPanel
      title={
        answer === "confirm" ? (
          <Trans>A mail when your price is reached</Trans>
        ) : (
          <Trans>Forget the price that you wished for?</Trans>
        )
      }
      actions={
        <Button wide busy={step === "sending"} onClick={() => void press()}>
          {answer === "confirm" ? <Trans>Yes, tell me</Trans> : <Trans>Forget this wish</Trans>}
        </Button>
      }
    >
      <p>
        {answer === "confirm" ? (
          <Trans>
            You get one mail when the product costs the price in our mail, or less. After twelve
            months we forget the wish.
          </Trans>
        ) : (
          <Trans>We then do not write about this price.</Trans>
        )}
      </p>
      {step === "failed" ? <PressFailed /> : null}
    </AnswerPanel>
  );
}

function Watching() {
  return (
    <AnswerPanel title={<Trans>We keep an eye on it.</Trans>} isAnswer actions={<ProductsLink />}>
      <p role="status">
        <Trans>
          One mail comes when the price is reached. A link in the mail that you came from ends it
          before.
        </Trans>
      </p>
    </AnswerPanel>
  );
}

function Forgotten() {
  return (
    <AnswerPanel title={<Trans>The wish is forgotten.</Trans>} isAnswer actions={<ProductsLink />}>
      <p role="status">
        <Trans>No mail comes about this price.</Trans>
      </p>
    </AnswerPanel>
  );
}

function ProductsLink() {
  return (
    <Link to={linkTo("Products", {}, useLanguage())} className={buttonClass("secondary")}>
      <Trans>See the products</Trans>
    </Link>
  );
}
