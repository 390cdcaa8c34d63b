import type { Language } from "@autotune/routes";
import { Button, Notice, Panel, PanelPart, Skeleton } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode, Ref } from "react";
import { keptCheckouts } from "../../state/purchase.ts";
import { hadSession } from "../../state/session-tabs.ts";
import { retryUser } from "../../state/start-user.ts";
import { useUser } from "../../state/user.ts";
import type { CheckoutState } from "./advance-checkout.ts";
import { ContinueStep } from "./continue-step.tsx";
import { Owner } from "./owner.tsx";
import { ProcessingNotice } from "./processing-notice.tsx";
import { ProviderFrame } from "./provider-frame.tsx";
import type { Payment } from "./provider-script.ts";
import type { useCheckout } from "./use-checkout.ts";
import { useStepFocus, type StepShown } from "./use-step-focus.ts";

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
  const { state } = props.checkout;
  // A payment under way stays on the page, whoever logs out in another tab meanwhile.
  const underWay = state.step === "paying" && state.submitted;
  const step: StepShown =
    state.step === "paying" && (user !== null || underWay)
      ? "frame"
      : user !== null
        ? "payment"
        : status === "signedOut"
          ? "account"
          : "unknown";
  const heading = useStepFocus(step);
  const awaited = mentionsEarlier(state) ? keptCheckouts().find(({ paid }) => paid) : undefined;

  if (step === "unknown") return status === "unreachable" ? <Unreachable /> : <PaymentSkeleton />;
  if (step === "account")
    return (
      <Panel
        headingRef={heading}
        title={hadSession() ? <Trans>Sign in</Trans> : <Trans>Create your account</Trans>}
      >
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
    <Panel title={<Trans>Payment</Trans>} {...(step === "payment" ? { headingRef: heading } : {})}>
      {awaited === undefined ? null : (
        <PanelPart>
          <ProcessingNotice checkoutId={awaited.checkoutId} />
        </PanelPart>
      )}
      {user === null ? null : (
        <PanelPart>
          <Owner email={user.email} locked={underWay || state.step === "ordered"} />
        </PanelPart>
      )}
      <PanelPart>
        <PaymentStep {...props} headingRef={heading} />
      </PanelPart>
    </Panel>
  );
}

/** Not before the server was asked, nor where the same payment is spoken of already. */
function mentionsEarlier(state: CheckoutState): boolean {
  if (state.step === "ready") return state.problem?.kind !== "paidElsewhere";
  return state.step === "opening" || state.step === "paying";
}

function PaymentStep({
  checkout,
  payment,
  language,
  amount,
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
          amount={amount}
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
            <Trans>We cannot reach your account right now.</Trans>{" "}
            <Trans>You are still signed in, and your cart is kept.</Trans>
          </Notice>
          <Button wide onClick={retryUser}>
            <Trans>Try again</Trans>
          </Button>
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
