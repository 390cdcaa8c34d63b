import { Button, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { Subscription } from "../api/read-subscription.ts";
import { fetchPaymentPage } from "../api/subscriptions.ts";
import { PlanRejectionNotice } from "./plan-rejection-notice.tsx";
import { useProviderPage } from "./use-provider-page.ts";

/** How the plan is paid. Cards are stored and changed at the provider. */
export function PaymentPart({ subscription }: { subscription: Subscription }) {
  const { id, cardEnding, fs_status: state } = subscription;
  const { busy, rejection, open } = useProviderPage(() => fetchPaymentPage(id));
  if (state === "deactivated") return null;
  return (
    <PanelPart>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <p className="text-16 font-medium">
            {cardEnding === null ? (
              <Trans>Payment method</Trans>
            ) : (
              <Trans>Card ending in {cardEnding}</Trans>
            )}
          </p>
          <p className="text-14 text-muted">
            <Trans>
              You’ll change it on our payment partner’s page. We never see your card number.
            </Trans>
          </p>
        </div>
        <Button
          variant={state === "overdue" ? "primary" : "secondary"}
          size="small"
          busy={busy}
          onClick={open}
        >
          <Trans>Change payment method</Trans>
        </Button>
      </div>
      {rejection === null ? null : (
        <div className="mt-4">
          <PlanRejectionNotice rejection={rejection} />
        </div>
      )}
    </PanelPart>
  );
}
