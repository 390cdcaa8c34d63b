import { formatMoney } from "@autotune/commerce";
import { linkTo } from "@autotune/routes";
import { buttonClass, Panel, PanelPart, Skeleton, Timeline } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Link } from "react-router";
import type { SummaryPlan } from "../api/read-summary.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { fetchRecordingTemplates } from "../../licensing/api/fetch-recording-templates.ts";
import { templatesAnchor } from "../../licensing/api/templates-anchor.ts";
import { useSummary } from "./summary.ts";
import { PlanBadge } from "../plan/plan-badge.tsx";
import { planLink } from "../plan/plan-link.ts";
import { showDiscount } from "../plan/show-discount.ts";
import { planSteps } from "../plan/plan-steps.tsx";

/** The account's plan: what it is, its state, and what will be charged when. */
export function PlanPanel() {
  const { status, plans } = useSummary();
  if (status === "unknown") return <Skeleton className="h-40 w-full rounded-24" />;
  const running = plans.filter(({ state }) => state !== "deactivated");
  const shown = running.length > 0 ? running : plans.slice(-1);
  if (shown.length === 0) return <NoPlan />;
  return <Plans plans={shown} />;
}

function Plans({ plans }: { plans: readonly SummaryPlan[] }) {
  const { query } = useQuery(fetchRecordingTemplates);
  const templates = query.kind === "there" ? query.value : [];
  return plans.map((plan) => {
    const count = templates.filter((one) => one.subscription_ids.includes(plan.id)).length;
    return <OnePlan key={plan.id} plan={plan} templateCount={count} />;
  });
}

interface OnePlanProps {
  plan: SummaryPlan;
  /** How many recording templates come with it. */
  templateCount: number;
}

function OnePlan({ plan, templateCount }: OnePlanProps) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const price = formatMoney(plan.price, language);
  const discount = showDiscount(plan.discount, plan.price.currency, language);
  return (
    <Panel title={plan.name} aside={<PlanBadge key={plan.state} plan={plan} />}>
      <PanelPart>
        <Timeline entries={planSteps(plan, { price, discount }, now)} />
        <p className="mt-5 flex flex-wrap gap-2">
          <Link to={planLink(plan, language)} className={buttonClass("secondary", "small")}>
            <Trans>Manage plan</Trans>
          </Link>
          {templateCount === 0 ? null : (
            <Link
              to={`${planLink(plan, language)}#${templatesAnchor}`}
              className={buttonClass("quiet", "small")}
            >
              <Plural
                value={templateCount}
                one="# recording template"
                other="# recording templates"
              />
            </Link>
          )}
        </p>
      </PanelPart>
    </Panel>
  );
}

function NoPlan() {
  const language = useLanguage();
  return (
    <Panel title={<Trans>You don’t have a plan</Trans>}>
      <PanelPart>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <p className="max-w-[52ch] text-muted">
            <Trans>
              AutoTune Unlimited: AutoTune, the vocal chain and creative effects in one plan. Cancel
              any time.
            </Trans>
          </p>
          <Link
            to={linkTo("Subscriptions", { slug: "unlimited" }, language)}
            className={buttonClass("secondary", "small")}
          >
            <Trans>See plans</Trans>
          </Link>
        </div>
      </PanelPart>
    </Panel>
  );
}
