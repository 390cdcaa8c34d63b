import { Link } from "react-router";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { PriceAndBuy } from "../offers/price-and-buy.tsx";
import { AlternativeText } from "./alternative-text.tsx";
import { FoundAction } from "./found-action.tsx";
import type { Found } from "./found.ts";
import { UpgradePrice } from "./upgrade-price.tsx";

interface AlternativeCardProps {
  found: Found;
  nameOf: (path: string) => string;
}

export function AlternativeCard({ found, nameOf }: AlternativeCardProps) {
  const { product, upgrade } = found;
  return (
    <article
      data-family={product.family}
      className="relative grid w-full content-start gap-x-7 gap-y-5 rounded-24 border border-line bg-surface-1 bg-linear-to-b from-family/10 to-transparent to-60% p-5 transition-colors duration-150 has-[a:hover]:border-family/60 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:p-6 md:grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <ProductImage
        pid={product.pid}
        sizes="(min-width: 75rem) 15rem, (min-width: 62rem) 40vw, (min-width: 48rem) 34vw, 86vw"
      />
      <div className="flex flex-col">
        <p className="font-mono text-14 text-family">
          <AlternativeText found={found} nameOf={nameOf} />
        </p>
        <h4 className="mt-2 font-display text-22 font-[650] tracking-heading">
          {product.href === undefined ? (
            product.name
          ) : (
            // The link covers the whole card.
            <Link to={product.href} className="after:absolute after:inset-0 after:rounded-24">
              {product.name}
            </Link>
          )}
        </h4>
        <p className="mt-2 mb-5 text-16 text-muted">{product.summary}</p>
        <div className="mt-auto">
          {upgrade === undefined ? (
            <PriceAndBuy product={product} size="small" />
          ) : (
            <div className="grid gap-3">
              <UpgradePrice upgrade={upgrade} />
              {/* Above the link that covers the card. */}
              <div className="relative z-1">
                <FoundAction found={found} variant="secondary" />
              </div>
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
