import type { OtherPlanView, PlanOfferView } from "@autotune/contract";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { pairPlans } from "../features/catalogue/product-page/pair-plans.ts";
import { PlanCard } from "../features/catalogue/product-page/plan-card.tsx";
import { PlanTools } from "../features/catalogue/product-page/plan-tools.tsx";
import { PlanActions } from "../features/checkout/offers/plan-actions.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";

interface PlanOfferProps {
  block: PlanOfferView;
  /** The plans that other pages sell. */
  others: readonly OtherPlanView[];
}

export function PlanOffer({ block, others }: PlanOfferProps) {
  const { headline, points, name, monthly, annual } = block;
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
            {elsewhere === undefined ? null : <LearnMore href={elsewhere} name={name} />}
          </div>
          <PlanCard
            title={name}
            monthly={monthly}
            annual={annual}
            renderAction={({ path }) => <PlanActions plan={path} monthly={monthly} />}
          />
        </div>
      </div>
      <OtherPlans plans={others} />
    </section>
  );
}

/** The page's own plan is compared with each of them. */
function OtherPlans({ plans }: { plans: readonly OtherPlanView[] }) {
  if (plans.length === 0) return null;
  return (
    <>
      <h3 className="mt-14 text-28">
        <Trans>Other plans</Trans>
      </h3>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        {plans.map((plan) => (
          <OtherPlan key={plan.href} plan={plan} />
        ))}
      </div>
    </>
  );
}

function OtherPlan({ plan: { name, tagline, href, products, adds, lacks } }: PlanProps) {
  const [pair] = pairPlans(products);
  if (pair === undefined) return null;
  const { monthly, annual } = pair;
  return (
    <PlanCard
      title={
        <Link to={href} className={linkClass}>
          {name}
        </Link>
      }
      subtitle={tagline}
      monthly={monthly}
      annual={annual}
      renderAction={({ path }) => <PlanActions plan={path} monthly={monthly} variant="secondary" />}
    >
      <Difference title={<Trans>What it adds</Trans>} tools={adds} />
      <Difference title={<Trans>What it leaves out</Trans>} tools={lacks} />
    </PlanCard>
  );
}

interface PlanProps {
  plan: OtherPlanView;
}

interface DifferenceProps {
  title: ReactNode;
  tools: OtherPlanView["adds"];
}

function Difference({ title, tools }: DifferenceProps) {
  if (tools.length === 0) return null;
  return (
    <div>
      <h4 className="font-sans text-16 font-medium tracking-normal">{title}</h4>
      <PlanTools tools={tools} />
    </div>
  );
}

function LearnMore({ href, name }: { href: string; name: string }) {
  return (
    <Link to={href} className={`${linkClass} mt-8 inline-flex min-h-10 items-center text-16`}>
      <span>
        <Trans>Learn More</Trans>
        <span className="sr-only">: {name}</span>
      </span>
    </Link>
  );
}
