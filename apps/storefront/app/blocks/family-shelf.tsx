import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { PriceAndBuy } from "../features/checkout/offers/price-and-buy.tsx";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { ToolGrid } from "./tool-grid.tsx";

/** What a family sells beside what is in the menus, below the cards that lead to those pages. */
export function FamilyShelf({ products }: { products: readonly ProductView[] }) {
  const [first, ...others] = products;
  if (first === undefined) return null;
  return (
    <section className="mt-16 sm:mt-20">
      <h2 className="text-28">
        <Trans>Also available</Trans>
      </h2>
      <div className="mt-7">
        {others.length === 0 ? (
          <WideCard product={first} />
        ) : (
          <ToolGrid products={products} heading="h3" />
        )}
      </div>
    </section>
  );
}

/** One alone would be lost in a grid. */
function WideCard({ product }: { product: ProductView }) {
  return (
    <article className="relative grid items-center gap-x-12 gap-y-7 rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75% p-5 transition-colors duration-150 has-[a:hover]:border-family/60 sm:grid-cols-2 sm:p-7 md:p-9">
      <div className="max-sm:order-last">
        <h3 className="text-28 md:text-36">
          {product.href === undefined ? (
            product.name
          ) : (
            // The link covers the whole card.
            <Link to={product.href} className="after:absolute after:inset-0 after:rounded-24">
              {product.name}
            </Link>
          )}
        </h3>
        <p className="mt-3 mb-6 max-w-[44ch] text-18 text-muted">{product.summary}</p>
        <div className="max-w-96">
          <PriceAndBuy product={product} size="large" />
        </div>
      </div>
      <ProductImage
        pid={product.pid}
        sizes="(min-width: 84rem) 38rem, (min-width: 48rem) 45vw, 86vw"
      />
    </article>
  );
}
