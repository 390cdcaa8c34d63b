import type { PlanOfferView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "react-router";
import { PlanCard } from "../features/catalogue/plan-card.tsx";

export function PlanOffer({ block }: { block: PlanOfferView }) {
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
              {points.map(({ title, text }) => (
                <li key={title} className="border-t border-line pt-4">
                  <p className="font-medium">{title}</p>
                  <p className="text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <PlanCard
            title="AutoTune Unlimited"
            monthly={monthly}
            annual={annual}
            action={elsewhere === undefined ? undefined : <LearnMore href={elsewhere} />}
          />
        </div>
      </div>
    </section>
  );
}

function LearnMore({ href }: { href: string }) {
  return (
    <Link to={href} className={buttonClass("primary")}>
      <span>
        <Trans>Learn More</Trans>
        <span className="sr-only">: AutoTune Unlimited</span>
      </span>
    </Link>
  );
}
