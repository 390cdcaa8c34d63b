import { linkTo } from "@autotune/routes";
import { Button, buttonClass, Notice, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { confirmNewsletter, type ConfirmOutcome } from "./confirm-newsletter.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

type Step = "prompt" | "loading" | ConfirmOutcome;

/** The page behind the email's link. Opening it confirms nothing: programs that scan mail do that too. */
export function NewsletterConfirmation({ token }: { token: string }) {
  const [step, setStep] = useState<Step>("prompt");
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = step === "confirmed" || step === "expired";

  // The button that had the focus is gone.
  useEffect(() => {
    if (isSettled) heading.current?.focus();
  }, [isSettled]);

  const confirm = async () => {
    setStep("loading");
    setStep(await confirmNewsletter(token));
  };

  return (
    <Panel title={<Title step={step} />} headingRef={heading}>
      <PanelPart>
        {step === "confirmed" ? (
          <Confirmed />
        ) : step === "expired" ? (
          <Expired />
        ) : (
          <Question isBusy={step === "loading"} onConfirm={() => void confirm()}>
            {step === "failed" ? (
              <Notice tone="danger">
                <Trans>Unable to process request at this time. Please try again later.</Trans>
              </Notice>
            ) : null}
          </Question>
        )}
      </PanelPart>
    </Panel>
  );
}

function Title({ step }: { step: Step }) {
  if (step === "confirmed") return <Trans>You're in.</Trans>;
  if (step === "expired") return <Trans>This link is too old.</Trans>;
  return <Trans>One press left.</Trans>;
}

interface QuestionProps {
  isBusy: boolean;
  onConfirm: () => void;
  /** What failed the last time. */
  children: ReactNode;
}

function Question({ isBusy, onConfirm, children }: QuestionProps) {
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <Trans>Confirm that you want the newsletter, and the next one comes to your inbox.</Trans>
      </p>
      {children}
      <Button wide busy={isBusy} onClick={onConfirm}>
        <Trans>Yes, send me the newsletter</Trans>
      </Button>
    </div>
  );
}

function Confirmed() {
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <Trans>Your address is confirmed. The next newsletter comes to your inbox.</Trans>
      </p>
      <Link
        to={linkTo("Products", {}, useLanguage())}
        className={`${buttonClass("secondary")} w-full`}
      >
        <Trans>See the products</Trans>
      </Link>
    </div>
  );
}

function Expired() {
  return (
    <div className="grid gap-5">
      <p className="text-muted">
        <Trans>Links are good for seven days. Sign up again, and a new one comes to you.</Trans>
      </p>
      <NewsletterForm />
    </div>
  );
}
