import { isBestDeal } from "@autotune/commerce";
import type { IncludedInView, ProductPageLinkView, ProductView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { pairPlans } from "../features/catalogue/product-page/pair-plans.ts";
import { LicenceCard } from "../features/catalogue/product-page/licence-card.tsx";
import { PlanCard } from "../features/catalogue/product-page/plan-card.tsx";
import { PlanActions } from "../features/checkout/offers/plan-actions.tsx";
import { BestDealLabel } from "../features/catalogue/prices/card-label.tsx";
import type { OwnOffer } from "./own-offer.ts";
import { SectionHead } from "./section-head.tsx";

interface IncludedInProps {
  block: IncludedInView;
  own: OwnOffer | undefined;
}

/** The ways to get a product, side by side: bought once, or as a part of a plan. */
export function IncludedIn({ block, own }: IncludedInProps) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-12 grid gap-x-5 gap-y-8 md:grid-cols-2">
        {own?.product.type === "perpetual" ? (
          <LicenceCard
            title={own.product.name}
            subtitle={<Trans>Buy it once and keep it.</Trans>}
            product={own.product}
            action={own.action}
          />
        ) : null}
        {block.pages.map((page) => (
          <div key={page.href} data-family={page.family}>
            <PlanOf page={page} own={own?.product} />
          </div>
        ))}
      </div>
    </section>
  );
}

function PlanOf({ page, own }: { page: ProductPageLinkView; own: ProductView | undefined }) {
  // The best of the plans that are sold there comes first.
  const [plan] = pairPlans(page.products);
  if (plan === undefined) return null;
  const { monthly, annual } = plan;
  return (
    <PlanCard
      title={page.name}
      subtitle={page.tagline}
      banner={own !== undefined && isBestDeal(annual, own) ? <BestDealLabel /> : undefined}
      monthly={monthly}
      annual={annual}
      renderAction={({ path }) => (
        <>
          <PlanActions plan={path} monthly={monthly} variant="secondary" />
          <Link to={page.href} className={buttonClass("quiet")}>
            <span>
              <Trans>Learn More</Trans>
              <span className="sr-only">: {page.name}</span>
            </span>
          </Link>
        </>
      )}
    />
  );
}
