import { useIsHydrated } from "../../platform/lazy/use-is-hydrated.ts";
import { CancellationConfirmation } from "../../features/orders/cancellations/cancellation-confirmation.tsx";
import { EmailConfirmation } from "../../features/identity/email-change/email-confirmation.tsx";
import { LinkExpired, LinkLoading } from "../../platform/link-pages/link-states.tsx";
import { useLinkParams } from "../../platform/link-pages/use-link-params.ts";
import { MergeConfirmation } from "../../features/identity/security/merge-confirmation.tsx";
import { PriceAlertConfirmation } from "../../features/marketing/price-alerts/price-alert-confirmation.tsx";
import { RemindersConfirmation } from "../../features/marketing/communications/reminders-confirmation.tsx";
import { TransferConfirmation } from "../../features/licensing/licences/transfer-confirmation.tsx";
import { usePlanPage } from "../../features/subscriptions/summary/use-plan-page.ts";

/**
 * The page behind an email's link. Opening it does nothing: programs that scan mail do that too. Another link in the
 * same document starts anew.
 */
export function Confirmation() {
  const link = useLinkParams();
  const planPage = usePlanPage();
  if (!useIsHydrated()) return <LinkLoading />;
  const token = link.get("token") ?? "";
  if (token === "") return <LinkExpired />;
  switch (link.get("kind") ?? "") {
    case "email":
      return <EmailConfirmation key={token} token={token} />;
    case "merge":
      return <MergeConfirmation key={token} token={token} planPage={planPage} />;
    case "reminders":
      return <RemindersConfirmation key={token} token={token} />;
    case "transfer":
      return <TransferConfirmation key={token} token={token} />;
    case "cancellation":
      return <CancellationConfirmation key={token} token={token} />;
    case "price":
      return <PriceAlertConfirmation key={token} token={token} action="confirm" />;
    case "price-stop":
      return <PriceAlertConfirmation key={token} token={token} action="forget" />;
    default:
      return <LinkExpired />;
  }
}
