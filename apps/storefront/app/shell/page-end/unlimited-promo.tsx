import { parseRouteId } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Link, useMatches, useParams } from "react-router";
import { PlanContents } from "../../features/navigation/plan-contents.tsx";
import { useLanguage } from "../../i18n/language.ts";
import { unlimitedLink } from "../bar/main-links.tsx";
import { showsPromo } from "./shows-promo.ts";

/** The plan, once more, where a page ends. */
export function UnlimitedPromo() {
  const titleId = useId();
  const language = useLanguage();
  const { slug } = useParams();
  const route = parseRouteId(useMatches().at(-1)?.id ?? "");
  if (route === undefined || !showsPromo(route.name, slug)) return null;
  return (
    <aside aria-labelledby={titleId} data-family="subscriptions" className="wrap section">
      <div className="rounded-24 bg-linear-to-r from-violet via-coral to-cyan p-px">
        <div className="grid items-end gap-x-14 gap-y-8 rounded-[calc(var(--radius-24)-1px)] bg-surface-1 bg-[radial-gradient(60%_120%_at_0%_0%,color-mix(in_oklch,var(--family-glow)_28%,transparent),transparent)] p-6 sm:p-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:p-12">
          <div>
            <h2 id={titleId} className="text-48">
              <Trans>AutoTune Unlimited: twenty-three tools, one plan.</Trans>
            </h2>
            <Link
              to={unlimitedLink(language).href}
              className={`${buttonClass("primary")} mt-7 max-sm:w-full`}
            >
              <span>
                <Trans>Learn More</Trans>
                <span className="sr-only">: AutoTune Unlimited</span>
              </span>
            </Link>
          </div>
          <PlanContents className="grid gap-x-8 gap-y-4 sm:grid-cols-2" />
        </div>
      </div>
    </aside>
  );
}
