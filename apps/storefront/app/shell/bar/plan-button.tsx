import { trialPathOf, unlimitedMonthly } from "@autotune/commerce";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useNavigate } from "react-router";
import { useLanguage } from "../../i18n/language.ts";
import { runCardAction, useCardAction } from "../../state/offer-dialogs.ts";
import { usePlanStanding } from "../../state/plan-standing.ts";
import { planOptionsLink } from "./main-links.tsx";
import { PressLink } from "./press-link.tsx";

interface PlanButtonProps {
  className: string;
  size?: "small" | "large";
}

/**
 * The plan, for whoever does not have it. The page shows it as for a newcomer from its first paint, except in
 * a browser that has a session: there it waits until it is known how that person stands to the plan.
 */
export function PlanButton({ className, size = "small" }: PlanButtonProps) {
  const standing = usePlanStanding();
  const navigate = useNavigate();
  const language = useLanguage();
  const { busy } = useCardAction();
  if (standing === "subscriber" || standing === "trialer") return null;
  const href = planOptionsLink(language);
  const look = `${buttonClass("primary", size)} whitespace-nowrap ${className}`;
  if (standing === "formerTrialer")
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
      className={`${look} ${standing === "unknown" ? "in-data-signed-in:hidden" : ""}`}
    >
      <Trans>Try Free</Trans>
    </PressLink>
  );
}
