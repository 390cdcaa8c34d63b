import { Button, Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Problem } from "./advance-checkout.ts";
import { SummaryLink } from "./summary-link.tsx";

/** What kept the person from paying, and what happened to their money and their cart. */
export function ProblemNotice({ problem }: { problem: Problem }) {
  switch (problem.kind) {
    case "cancelled":
      return (
        <Notice tone="info">
          <Trans>Payment was cancelled. Nothing was charged.</Trans>
        </Notice>
      );
    case "unsure":
      return (
        <Notice tone="warning">
          <Trans>
            The payment form was closed before it said how the payment ended. Try again: if it went
            through, you see that, and you are not charged twice.
          </Trans>
        </Notice>
      );
    case "paidElsewhere":
      return (
        <Notice
          tone="info"
          action={
            <SummaryLink checkoutId={problem.checkoutId}>
              <Trans>See your order</Trans>
            </SummaryLink>
          }
        >
          <Trans>You have just paid in another tab. What you bought has left this cart.</Trans>
        </Notice>
      );
    case "unavailable":
      return (
        <Notice tone="warning">
          <Trans>
            The payment service cannot be reached at the moment. Nothing was charged, and your cart
            is kept.
          </Trans>
        </Notice>
      );
    case "transaction":
      return (
        <Notice tone="danger">
          <Trans>The payment provider reported a problem.</Trans> {problem.text}
        </Notice>
      );
    case "refused":
      return <RefusedNotice problem={problem} />;
  }
}

function RefusedNotice({ problem }: { problem: Extract<Problem, { kind: "refused" }> }) {
  const names = problem.dropped.join(", ");
  if (problem.reason === "currencyNotOffered")
    return (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" size="small" onClick={() => location.reload()}>
            <Trans>Show my prices</Trans>
          </Button>
        }
      >
        <Trans>Prices in your country are in another currency than the one shown here.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning">
      <Trans>Your order has changed. Please look at it once more before you pay.</Trans>
      {names === "" ? null : (
        <>
          {" "}
          <Trans>No longer sold, and taken out of your cart: {names}.</Trans>
        </>
      )}
    </Notice>
  );
}
