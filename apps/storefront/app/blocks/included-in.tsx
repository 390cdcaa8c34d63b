import type { IncludedInView, ProductPageLinkView, ProductView } from "@autotune/contract";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { BestDealLabel } from "../features/catalogue/card-label.tsx";
import { LicenceCard } from "../features/catalogue/licence-card.tsx";
import { PlanCard } from "../features/catalogue/plan-card.tsx";
import { SectionHead } from "./section-head.tsx";

/** What the page itself sells, and what is pressed for it. */
export interface OwnProduct {
  product: ProductView;
  action: ReactNode;
}

interface IncludedInProps {
  block: IncludedInView;
  own: OwnProduct | undefined;
}

/** The ways to have a product, side by side: bought once, or as a part of a plan. */
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
            <PlanOf page={page} />
          </div>
        ))}
      </div>
    </section>
  );
}

function PlanOf({ page }: { page: ProductPageLinkView }) {
  const monthly = page.products.find(({ interval }) => interval?.unit === "m");
  const annual = page.products.find(({ interval }) => interval?.unit === "y");
  if (monthly === undefined || annual === undefined) return null;
  return (
    <PlanCard
      title={page.name}
      subtitle={page.tagline}
      banner={<BestDealLabel />}
      monthly={monthly}
      annual={annual}
      action={
        <Link to={page.href} className={buttonClass("secondary")}>
          <span>
            <Trans>Learn More</Trans>
            <span className="sr-only">: {page.name}</span>
          </span>
        </Link>
      }
    />
  );
}
