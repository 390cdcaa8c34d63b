import type { ProductView } from "@autotune/contract";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { Link } from "react-router";
import { DirectBuy } from "../features/checkout/offers/direct-buy.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { ProductPrice } from "../features/catalogue/prices/product-price.tsx";
import { TaxNote } from "../features/catalogue/prices/tax-note.tsx";

interface NamedProductsProps {
  products: readonly ProductView[];
  /** The text ends with it, and on a phone that is right below. */
  featured: ProductView | undefined;
}

/** The products that a text speaks of, each with its price and the way to it. */
export function NamedProducts({ products, featured }: NamedProductsProps) {
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <aside
      aria-labelledby={titleId}
      className={products.every((product) => product === featured) ? "max-md:hidden" : undefined}
    >
      <h2 id={titleId} className="font-mono text-14 font-medium tracking-normal text-faint">
        <Trans>Featured here</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {products.map((product) => (
          <li key={product.path} className={product === featured ? "max-md:hidden" : undefined}>
            <NamedProduct product={product} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

function NamedProduct({ product }: { product: ProductView }) {
  const language = useLanguage();
  return (
    <article
      data-family={product.family}
      className="relative flex items-center gap-4 rounded-16 border border-line bg-surface-1 p-2.5 transition-colors duration-150 has-[a:hover]:border-family/60"
    >
      <span className="aspect-8/5 w-24 shrink-0 overflow-hidden rounded-10 bg-family/10">
        <ProductImage pid={product.pid} sizes="6rem" />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="min-w-28">
          <span className="block font-medium">
            {product.href === undefined ? (
              product.name
            ) : (
              // The link covers the whole card.
              <Link to={product.href} className="after:absolute after:inset-0 after:rounded-16">
                {product.name}
              </Link>
            )}
          </span>
          <span className="block text-14 text-muted">
            <ProductPrice product={product} language={language} />{" "}
            <span className="text-faint">
              <TaxNote />
            </span>
          </span>
        </span>
        <DirectBuy product={product} />
      </div>
    </article>
  );
}
