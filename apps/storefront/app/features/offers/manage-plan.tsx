import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { usePlanPage } from "../../terms/use-plan-page.ts";

/** Instead of a plan's button, for whoever has one already. */
export function ManagePlan() {
  return (
    <Link to={usePlanPage()} className={buttonClass("secondary")}>
      <Trans>Manage your plan</Trans>
    </Link>
  );
}
