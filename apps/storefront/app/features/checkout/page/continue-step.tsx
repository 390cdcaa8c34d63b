import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { CheckoutState } from "../payment/advance-checkout.ts";
import { PaymentProblemNotice } from "./payment-problem-notice.tsx";
import { AgreedPolicies } from "./agreed-policies.tsx";
import { unsolvedLines } from "./apply-rejection.ts";
import type { NamedPolicy } from "./use-policies.ts";

interface ContinueStepProps {
  state: Extract<CheckoutState, { step: "ready" | "opening" }>;
  policies: readonly NamedPolicy[];
  amount: string;
  /** A plan begins with free days, and nothing is due today. */
  startsTrial: boolean;
  /** The cart is being synchronised with the catalogue. */
  settling: boolean;
  onContinue: () => void;
}

/** The button to the payment form, and what prevented it before. */
export function ContinueStep(props: ContinueStepProps) {
  const { state, policies, amount, startsTrial, settling, onContinue } = props;
  const opening = state.step === "opening";
  const problem = state.step === "ready" ? state.problem : undefined;
  const retries =
    problem !== undefined &&
    problem.kind !== "rejected" &&
    problem.kind !== "policiesChanged" &&
    problem.kind !== "paidElsewhere";
  // The server would respond the same until the cart changes.
  const isBlocked = problem?.kind === "rejected" && unsolvedLines(problem.lines).length > 0;
  return (
    <div className="grid gap-4">
      {problem === undefined ? null : <PaymentProblemNotice problem={problem} />}
      {state.step === "ready" && state.begun && problem === undefined ? (
        <Notice tone="info">
          <Trans>
            You’ve already started paying for this cart. Pick up where you left off. You’ll only be
            charged once.
          </Trans>
        </Notice>
      ) : null}
      <Button
        wide
        busy={opening || settling}
        looksDisabled={isBlocked}
        onClick={isBlocked ? undefined : onContinue}
      >
        {opening ? (
          <Trans>Opening the payment form…</Trans>
        ) : retries ? (
          <Trans>Try again · {amount}</Trans>
        ) : startsTrial ? (
          <Trans>Start free trial · {amount} today</Trans>
        ) : (
          <Trans>Continue to payment · {amount}</Trans>
        )}
      </Button>
      <AgreedPolicies policies={policies} />
      <p className="text-14 text-muted">
        {startsTrial ? (
          <Trans>No charge today. We only verify your card.</Trans>
        ) : (
          <Trans>
            Next, you’ll see our payment partner’s form, including any tax. You won’t be charged
            until you pay there.
          </Trans>
        )}
      </p>
    </div>
  );
}
