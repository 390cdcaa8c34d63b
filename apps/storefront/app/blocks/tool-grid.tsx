import type { ProductView } from "@autotune/contract";
import { Link } from "react-router";
import { PriceAndBuy } from "../features/checkout/offers/price-and-buy.tsx";
import { ProductImage } from "../features/catalogue/product-image.tsx";

interface ToolGridProps {
  products: readonly ProductView[];
  /** Heading level of each product, from the grid's place among the page's headings. */
  heading: "h3" | "h4";
}

/** Many products: of each its window, what it does, what it costs, and the way to it or to the cart. */
export function ToolGrid({ products, heading }: ToolGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 md:gap-x-5 lg:grid-cols-5">
      {products.map((product) => (
        <li key={product.path} className={inLine}>
          <Tool product={product} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** Names, summaries and prices of one row begin on one line, however long those beside them are. */
const inLine = "row-span-4 grid grid-rows-subgrid gap-y-0";

function Tool({
  product,
  heading: Heading,
}: { product: ProductView } & Pick<ToolGridProps, "heading">) {
  return (
    <article className={`group relative ${inLine}`}>
      <div className="rounded-16 transition-transform duration-200 ease-out group-has-[a:hover]:-translate-y-1">
        <ProductImage
          pid={product.pid}
          sizes="(min-width: 84rem) 15rem, (min-width: 62rem) 22vw, (min-width: 48rem) 30vw, 45vw"
        />
      </div>
      <Heading className="mt-4 font-sans text-16 font-medium tracking-normal">
        {product.href === undefined ? (
          product.name
        ) : (
          <Link to={product.href} className="after:absolute after:inset-0 after:rounded-16">
            {product.name}
          </Link>
        )}
      </Heading>
      <p className="mt-1 mb-2 text-14 text-muted">{product.summary}</p>
      <PriceAndBuy product={product} size="small" />
    </article>
  );
}
