import type { ProductCardsView, ProductView } from "@autotune/contract";
import { Link } from "react-router";
import { PriceAndBuy } from "../features/checkout/offers/price-and-buy.tsx";
import { ProductImage } from "../features/catalogue/product-image.tsx";

/** Other products, each with its image and its price. */
export function ProductCards({ block }: { block: ProductCardsView }) {
  return (
    <section className="wrap section">
      <h2 className="text-48">{block.headline}</h2>
      <ul className="mt-9 grid gap-5 md:grid-cols-3">
        {block.products.map((product) => (
          <li key={product.path} className="flex">
            <RelatedProduct product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RelatedProduct({ product }: { product: ProductView }) {
  return (
    <article
      data-family={product.family}
      className="relative grid w-full content-start rounded-24 border border-line bg-surface-1 bg-linear-to-b from-family/10 to-transparent to-60% p-3 transition-colors duration-150 has-[a:hover]:border-family/60 sm:max-md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:grid-rows-[auto_1fr]"
    >
      <ProductImage
        pid={product.pid}
        sizes="(min-width: 84rem) 26rem, (min-width: 62rem) 31vw, (min-width: 48rem) 43vw, 86vw"
      />
      <div className="flex flex-col p-3 pt-5 sm:max-md:pl-7">
        <h3 className="text-22">
          {product.href === undefined ? (
            product.name
          ) : (
            // The link covers the whole card.
            <Link to={product.href} className="after:absolute after:inset-0 after:rounded-24">
              {product.name}
            </Link>
          )}
        </h3>
        <p className="mt-2 mb-6 text-muted">{product.summary}</p>
        <div className="mt-auto">
          <PriceAndBuy product={product} size="large" />
        </div>
      </div>
    </article>
  );
}
