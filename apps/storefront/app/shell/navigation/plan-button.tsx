import { trialPathOf, unlimitedMonthly } from "@autotune/commerce";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import { useLanguage } from "../../platform/i18n/language.ts";
import { runCardAction, useCardAction } from "../../features/checkout/cart/offer-dialog-store.ts";
import { useSubscriptionStatus } from "../../features/subscriptions/summary/subscription-status.ts";
import { planOptionsLink } from "./main-links.tsx";
import { PressLink } from "../../platform/navigation/press-link.tsx";

interface PlanButtonProps {
  className: string;
  size?: "small" | "large";
}

/**
 * Offers the plan to those who do not have it. The first paint shows the offer for new visitors, except in a browser
 * with a session: there it waits for the subscription status.
 */
export function PlanButton({ className, size = "small" }: PlanButtonProps) {
  const status = useSubscriptionStatus();
  const navigate = useNavigate();
  const language = useLanguage();
  const { busy } = useCardAction();
  if (status === "subscriber" || status === "trialer") return null;
  const href = planOptionsLink(language);
  const look = `${buttonClass("primary", size)} whitespace-nowrap ${className}`;
  if (status === "formerTrialer")
    return (
      <Link to={href} className={look}>
        <Trans>Subscribe Now</Trans>
      </Link>
    );
  return (
    <PressLink
      href={href}
      aria-disabled={busy}
      onPress={() => void runCardAction("add_to_cart", trialPathOf(unlimitedMonthly), { navigate })}
      className={`${look} ${status === "unknown" ? "in-data-signed-in:hidden" : ""}`}
    >
      <Trans>Try Free</Trans>
    </PressLink>
  );
}
