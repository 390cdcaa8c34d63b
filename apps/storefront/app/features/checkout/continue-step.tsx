import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { CheckoutState } from "./advance-checkout.ts";
import { ProblemNotice } from "./problem-notice.tsx";

interface ContinueStepProps {
  state: Extract<CheckoutState, { step: "ready" | "opening" }>;
  amount: string;
  onContinue: () => void;
}

/** The way to the payment form, and what kept the person from it before. */
export function ContinueStep({ state, amount, onContinue }: ContinueStepProps) {
  const busy = state.step === "opening";
  const problem = state.step === "ready" ? state.problem : undefined;
  const retries =
    problem !== undefined && problem.kind !== "refused" && problem.kind !== "paidElsewhere";
  return (
    <div className="grid gap-4">
      {problem === undefined ? null : <ProblemNotice problem={problem} />}
      {state.step === "ready" && state.begun && problem === undefined ? (
        <Notice tone="info">
          <Trans>
            You have already begun to pay for this cart. It goes on where you stopped: you are
            charged once.
          </Trans>
        </Notice>
      ) : null}
      <Button wide busy={busy} onClick={onContinue}>
        {busy ? (
          <Trans>Opening the payment form…</Trans>
        ) : retries ? (
          <Trans>Try again · {amount}</Trans>
        ) : (
          <Trans>Continue to payment · {amount}</Trans>
        )}
      </Button>
      <p className="text-14 text-muted">
        <Trans>
          Next you see the payment form of our partner, with any tax. Nothing is charged before
          that.
        </Trans>
      </p>
    </div>
  );
}
