import type { Language } from "@autotune/routes";
import { buttonClass, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { signOut, useUser } from "../../state/user.ts";
import type { CheckoutState } from "./advance-checkout.ts";
import { Notice } from "./notice.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { ProviderFrame } from "./provider-frame.tsx";
import type { Payment } from "./provider-script.ts";
import type { useCheckout } from "./use-checkout.ts";

interface PaymentPanelProps {
  checkout: ReturnType<typeof useCheckout>;
  payment: Payment;
  language: Language;
  /** What the button will cost. */
  amount: string;
  accountForms: ReactNode;
}

/** From who pays to the card form, one step after the other. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { status, user } = useUser();
  if (status === "unknown") return <PaymentSkeleton />;
  if (user === null)
    return (
      <Panel title={<Trans>Create your account</Trans>}>
        <PanelPart>
          <p className="mb-5 text-16 text-muted">
            <Trans>
              Your licences live there: serial numbers, downloads and receipts, on every computer
              you work at.
            </Trans>
          </p>
          {props.accountForms}
        </PanelPart>
      </Panel>
    );
  return (
    <Panel title={<Trans>Payment</Trans>}>
      <PanelPart>
        <Owner email={user.email} />
      </PanelPart>
      <PanelPart>
        <PaymentStep {...props} />
      </PanelPart>
    </Panel>
  );
}

function Owner({ email }: { email: string }) {
  return (
    <>
      <p className="text-14 font-semibold">
        <Trans>E-mail for your licences</Trans>
      </p>
      <p className="mt-2 rounded-10 border border-line bg-background/60 px-4 py-2.5 text-16 break-all">
        {email}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-muted">
        <Trans>Not you?</Trans>
        <button
          type="button"
          onClick={() => void signOut()}
          className="min-h-10 cursor-pointer rounded-10 underline decoration-line-strong underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          <Trans>Log out</Trans>
        </button>
      </p>
    </>
  );
}

function PaymentStep({ checkout, payment, language, amount }: PaymentPanelProps) {
  const { state, frame } = checkout;
  switch (state.step) {
    case "checking":
    case "ordered":
      return <Skeleton className="h-12 w-full rounded-full" />;
    case "paying":
      return (
        <ProviderFrame
          payment={payment}
          sessionId={state.session.sessionId}
          language={language}
          {...frame}
        />
      );
    case "ready":
    case "opening":
      return (
        <ContinueStep
          state={state}
          amount={amount}
          onContinue={() => void checkout.continueToPayment()}
        />
      );
  }
}

interface ContinueStepProps {
  state: Extract<CheckoutState, { step: "ready" | "opening" }>;
  amount: string;
  onContinue: () => void;
}

function ContinueStep({ state, amount, onContinue }: ContinueStepProps) {
  const busy = state.step === "opening";
  const problem = state.step === "ready" ? state.problem : undefined;
  const retries = problem !== undefined && problem.kind !== "refused";
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
      <button
        type="button"
        disabled={busy}
        aria-busy={busy}
        onClick={onContinue}
        className={`${buttonClass("primary")} w-full cursor-pointer tabular-nums disabled:cursor-default disabled:opacity-60`}
      >
        {busy ? (
          <Trans>Opening the payment form…</Trans>
        ) : retries ? (
          <Trans>Try again · {amount}</Trans>
        ) : (
          <Trans>Continue to payment · {amount}</Trans>
        )}
      </button>
      <p className="text-14 text-muted">
        <Trans>
          Next you see the payment form of our partner, with any tax. Nothing is charged before
          that.
        </Trans>
      </p>
    </div>
  );
}

export function PaymentSkeleton() {
  return (
    <Panel title={<Trans>Payment</Trans>}>
      <PanelPart>
        <div className="grid gap-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full rounded-full" />
        </div>
      </PanelPart>
    </Panel>
  );
}
