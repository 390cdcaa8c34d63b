import { trialPathOf, unlimitedMonthly } from "@autotune/commerce";
import { parseRouteId } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Link, useMatches, useParams } from "react-router";
import { Variants } from "../../features/marketing/experiments/variants.tsx";
import { PlanContents } from "../navigation/plan-contents.tsx";
import { CardButton } from "../../features/checkout/offers/card-button.tsx";
import { useLanguage } from "../../platform/i18n/language.ts";
import { useSubscriptionStatus } from "../../features/subscriptions/summary/subscription-status.ts";
import { planOptionsLink, unlimitedLink } from "../navigation/main-links.tsx";
import { showsPromo } from "./shows-promo.ts";

/** The plan, once more, where a page ends; not for those who have it. */
export function UnlimitedPromo() {
  const titleId = useId();
  const language = useLanguage();
  const { slug } = useParams();
  const status = useSubscriptionStatus();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  if (route === undefined || !showsPromo(route.name, slug)) return null;
  if (status === "subscriber" || status === "trialer") return null;
  const offersTrial = status !== "formerTrialer";
  return (
    <aside
      aria-labelledby={titleId}
      data-family="subscriptions"
      // With a session it waits for the subscription status.
      className={`wrap section ${status === "unknown" ? "in-data-signed-in:hidden" : ""}`}
    >
      <div className="rounded-24 bg-linear-to-r from-violet via-coral to-cyan p-px">
        <div className="grid items-end gap-x-14 gap-y-8 rounded-[calc(var(--radius-24)-1px)] bg-surface-1 bg-[radial-gradient(60%_120%_at_0%_0%,color-mix(in_oklch,var(--family-glow)_28%,transparent),transparent)] p-6 sm:p-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:p-12">
          <div>
            <h2 id={titleId} className="text-48">
              {offersTrial ? (
                <Variants
                  of="plan-promise"
                  shows={{
                    control: <Trans>AutoTune Unlimited: 20+ pro vocal tools, one plan.</Trans>,
                    "start-free": (
                      <Trans>AutoTune Unlimited: start free with 20+ pro vocal tools.</Trans>
                    ),
                  }}
                />
              ) : (
                <Trans>AutoTune Unlimited: 20+ pro vocal tools, one plan.</Trans>
              )}
            </h2>
            <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
              {offersTrial ? (
                <CardButton
                  action="add_to_cart"
                  data={trialPathOf(unlimitedMonthly)}
                  href={planOptionsLink(language)}
                >
                  <Trans>Try for Free</Trans>
                </CardButton>
              ) : null}
              <Link
                to={planOptionsLink(language)}
                className={buttonClass(offersTrial ? "secondary" : "primary")}
              >
                <span>
                  <Trans>Subscribe Now</Trans>
                  <span className="sr-only">: AutoTune Unlimited</span>
                </span>
              </Link>
              <Link to={unlimitedLink(language).href} className={buttonClass("quiet")}>
                <span>
                  <Trans>Learn More</Trans>
                  <span className="sr-only">: AutoTune Unlimited</span>
                </span>
              </Link>
            </div>
          </div>
          <PlanContents className="grid gap-x-8 gap-y-4 sm:grid-cols-2" />
        </div>
      </div>
    </aside>
  );
}
