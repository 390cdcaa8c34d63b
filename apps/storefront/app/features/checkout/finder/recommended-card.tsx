import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import type { Visitor } from "../../catalogue/finder/finder-query.ts";
import { CardPrice } from "../../catalogue/prices/card-price.tsx";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { FoundAction } from "./found-action.tsx";
import { FoundFacts } from "./found-facts.tsx";
import type { Found } from "./found.ts";
import { ReasonText } from "./reason-text.tsx";
import { UpgradePrice } from "./upgrade-price.tsx";

interface RecommendedCardProps {
  found: Found;
  visitor: Visitor;
  nameOf: (path: string) => string;
}

/** The one answer. */
export function RecommendedCard({ found, visitor, nameOf }: RecommendedCardProps) {
  const { product, upgrade } = found;
  return (
    <article
      data-family={product.family}
      className="rounded-24 bg-linear-to-br from-family via-family/30 to-family-end/60 p-px shadow-[0_40px_160px_-60px_var(--family-glow)]"
    >
      <div className="grid items-center gap-x-14 gap-y-8 rounded-[calc(var(--radius-24)-1px)] bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-70% p-5 sm:p-10 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:p-12">
        <ProductImage
          pid={product.pid}
          sizes="(min-width: 84rem) 40rem, (min-width: 62rem) 46vw, 88vw"
          eager
        />
        <div>
          <p className="flex items-center gap-2.5 font-mono text-14 text-family">
            <span
              aria-hidden="true"
              className="size-2 rounded-full bg-family shadow-[0_0_12px_var(--family)]"
            />
            <Trans>Our pick for you</Trans>
          </p>
          <h3 className="mt-3 text-48">{product.name}</h3>
          <p className="mt-4 max-w-[46ch] text-18 text-text">
            <ReasonText found={found} visitor={visitor} nameOf={nameOf} />
          </p>
          <p className="mt-2 max-w-[46ch] text-16 text-muted">{product.summary}</p>
          <FoundFacts found={found} visitor={visitor} />
          <div className="mt-7">
            {upgrade === undefined ? (
              <CardPrice product={product} size="large" />
            ) : (
              <UpgradePrice upgrade={upgrade} />
            )}
          </div>
          <div className="mt-5">
            <FoundAction found={found} />
          </div>
          {product.href === undefined ? null : (
            <Link
              to={product.href}
              className={`${linkClass} mt-3 inline-flex min-h-10 items-center text-16`}
            >
              <span>
                <Trans>Learn More</Trans>
                <span className="sr-only">: {product.name}</span>
              </span>
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}
