import type { PlanOfferView } from "@autotune/contract";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import type { PlanPair } from "../features/catalogue/product-page/pair-plans.ts";
import { PlanCard } from "../features/catalogue/product-page/plan-card.tsx";
import { PlanActions } from "../features/checkout/offers/plan-actions.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";

interface PlanOfferProps {
  block: PlanOfferView;
  /** Every plan that the page sells. */
  plans: readonly PlanPair[];
}

export function PlanOffer({ block, plans }: PlanOfferProps) {
  const { headline, points, monthly, annual } = block;
  const { pathname } = useLocation();
  const elsewhere = annual.href === pathname ? undefined : annual.href;
  return (
    <section id="plans" className="wrap section scroll-mt-16" data-family="subscriptions">
      <div className="rounded-24 bg-linear-to-r from-violet via-coral to-cyan p-px shadow-[0_40px_160px_-60px_oklch(0.6_0.18_330/0.6)]">
        <div className="grid items-center gap-x-14 gap-y-10 rounded-[calc(var(--radius-24)-1px)] bg-surface-1 p-5 sm:p-12 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div>
            <h2 className="text-48">{headline}</h2>
            <ul className="mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2">
              {inPlaces(points).map(({ place, item: { title, text } }) => (
                <li key={place} className="border-t border-line pt-4">
                  <p className="font-medium">{title}</p>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ul>
            {elsewhere === undefined ? null : <LearnMore href={elsewhere} />}
          </div>
          <PlanCard
            title="AutoTune Unlimited"
            monthly={monthly}
            annual={annual}
            renderAction={({ path }) => <PlanActions plan={path} monthly={monthly.path} />}
          />
        </div>
      </div>
      <OtherPlans plans={plans.filter((plan) => plan.monthly.path !== monthly.path)} />
    </section>
  );
}

/** Smaller and cheaper plans, below the one that includes everything. */
function OtherPlans({ plans }: { plans: readonly PlanPair[] }) {
  if (plans.length === 0) return null;
  return (
    <>
      <h3 className="mt-14 text-28">
        <Trans>Need less?</Trans>
      </h3>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        {plans.map(({ key, monthly, annual }) => (
          <PlanCard
            key={key}
            title={<ByPeriod annual={annual.name} monthly={monthly.name} />}
            subtitle={<ByPeriod annual={annual.summary} monthly={monthly.summary} />}
            monthly={monthly}
            annual={annual}
            renderAction={({ path }) => (
              <PlanActions plan={path} monthly={monthly.path} variant="secondary" />
            )}
          />
        ))}
      </div>
    </>
  );
}

/** Follows the card's choice between month and year, as its price does. */
function ByPeriod({ annual, monthly }: { annual: string; monthly: string }) {
  return (
    <>
      <span className="group-has-[[value=monthly]:checked]/card:hidden">{annual}</span>
      <span className="hidden group-has-[[value=monthly]:checked]/card:inline">{monthly}</span>
    </>
  );
}

function LearnMore({ href }: { href: string }) {
  return (
    <Link to={href} className={`${linkClass} mt-8 inline-flex min-h-10 items-center text-16`}>
      <span>
        <Trans>Learn More</Trans>
        <span className="sr-only">: AutoTune Unlimited</span>
      </span>
    </Link>
  );
}
