import { Notice } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { SummaryLink } from "./summary-link.tsx";

/** An earlier payment has not become an order yet; the person may buy something else meanwhile. */
export function ProcessingNotice({ checkoutId }: { checkoutId: string }) {
  return (
    <Notice
      tone="info"
      action={
        <SummaryLink checkoutId={checkoutId}>
          <Trans>See your order</Trans>
        </SummaryLink>
      }
    >
      <Trans>We’re still processing an earlier payment.</Trans>
    </Notice>
  );
}
