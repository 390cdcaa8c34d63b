import type { Language } from "@autotune/routes";
import { Notice, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { storedCheckouts } from "../payment/stored-checkouts.ts";
import { retryUser } from "../../identity/session/start-user.ts";
import { useUser } from "../../identity/session/user-store.ts";
import { AccountStep } from "../buyer/account-step.tsx";
import type { CheckoutState } from "../payment/advance-checkout.ts";
import { ContinueStep } from "./continue-step.tsx";
import { Owner } from "../buyer/owner.tsx";
import { ProcessingNotice } from "./processing-notice.tsx";
import { ProviderFrame } from "../payment/provider-frame.tsx";
import type { Payment } from "../payment/provider.ts";
import type { Buyer } from "../buyer/use-buyer.ts";
import type { useCheckout } from "./use-checkout.ts";
import { useStepFocus, type StepShown } from "./use-step-focus.ts";
import { RetryButton } from "../../../platform/focus/retry-button.tsx";
import { SentenceSpace } from "../../../platform/i18n/sentence-space.tsx";

interface PaymentPanelProps {
  checkout: ReturnType<typeof useCheckout>;
  buyer: Buyer | undefined;
  payment: Payment;
  language: Language;
  /** What is due today; where tax is added to it, it says so. */
  amount: string;
  /** A plan begins with free days, and nothing is due today. */
  startsTrial: boolean;
  /** The cart is being synchronised with the catalogue. */
  settling: boolean;
  renderAccountForms: (email: string | undefined) => ReactNode;
}

/** From the account to the card form, step by step. */
export function PaymentPanel(props: PaymentPanelProps) {
  const status = useUser((state) => state.status);
  const { buyer, checkout } = props;
  const { state } = checkout;
  // A payment in progress stays on the page, even after a logout in another tab.
  const underWay = state.step === "paying" && state.submitted;
  const step: StepShown =
    state.step === "paying" && (buyer !== undefined || underWay)
      ? "frame"
      : buyer !== undefined
        ? "payment"
        : status === "signedOut"
          ? "account"
          : "unknown";
  const heading = useStepFocus(step);
  const awaited = mentionsEarlier(state) ? storedCheckouts().find(({ paid }) => paid) : undefined;

  if (step === "unknown") return status === "unreachable" ? <Unreachable /> : <PaymentSkeleton />;
  if (step === "account")
    return (
      <AccountStep
        headingRef={heading}
        accountEmail={checkout.accountEmail}
        onGuest={checkout.takeGuest}
        onOtherEmail={checkout.clearAccountEmail}
        renderAccountForms={props.renderAccountForms}
      />
    );
  return (
    <Panel title={<Trans>Payment</Trans>} {...(step === "payment" ? { headingRef: heading } : {})}>
      {awaited === undefined ? null : (
        <PanelPart>
          <ProcessingNotice checkoutId={awaited.checkoutId} />
        </PanelPart>
      )}
      {buyer === undefined ? null : (
        <PanelPart>
          <Owner buyer={buyer} locked={underWay || state.step === "ordered"} />
        </PanelPart>
      )}
      <PanelPart>
        <PaymentStep {...props} headingRef={heading} />
      </PanelPart>
    </Panel>
  );
}

/** Not before the server was checked, nor where a notice already mentions the same payment. */
function mentionsEarlier(state: CheckoutState): boolean {
  if (state.step === "ready") return state.problem?.kind !== "paidElsewhere";
  return state.step === "opening" || state.step === "paying";
}

function PaymentStep({
  checkout,
  payment,
  language,
  amount,
  startsTrial,
  settling,
  headingRef,
}: PaymentPanelProps & { headingRef: Ref<HTMLHeadingElement> }) {
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
          submitted={state.submitted}
          language={language}
          headingRef={headingRef}
          {...frame}
        />
      );
    case "ready":
    case "opening":
      return (
        <ContinueStep
          state={state}
          policies={checkout.policies}
          amount={amount}
          startsTrial={startsTrial}
          settling={settling}
          onContinue={() => void checkout.continueToPayment()}
        />
      );
  }
}

function Unreachable() {
  return (
    <Panel title={<Trans>Payment</Trans>}>
      <PanelPart>
        <div className="grid gap-4">
          <Notice tone="warning">
            <Trans>We can’t reach your account right now.</Trans>
            <SentenceSpace />
            <Trans>You’re still signed in, and your cart is saved.</Trans>
          </Notice>
          <RetryButton wide onRetry={retryUser} />
        </div>
      </PanelPart>
    </Panel>
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
