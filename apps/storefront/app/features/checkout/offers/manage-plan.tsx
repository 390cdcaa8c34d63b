import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePlanPage } from "../../subscriptions/summary/use-plan-page.ts";

/** Replaces a plan's button for a person who has a plan. */
export function ManagePlan() {
  return (
    <Link to={usePlanPage()} className={buttonClass("secondary")}>
      <Trans>Manage your plan</Trans>
    </Link>
  );
}
