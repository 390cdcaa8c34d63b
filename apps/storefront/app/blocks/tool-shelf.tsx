import type { ProductView, ShelfView, ToolShelfView } from "@autotune/contract";
import { Plural } from "@lingui/react/macro";
import { Link } from "react-router";
import { ProductImage } from "../pictures/product-image.tsx";
import { SectionHead } from "./section-head.tsx";

/** Many products at a glance, a shelf for each family. */
export function ToolShelf({ block }: { block: ToolShelfView }) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-12 grid gap-14">
        {block.shelves.map((shelf) => (
          <Shelf key={shelf.title} shelf={shelf} />
        ))}
      </div>
    </section>
  );
}

function Shelf({ shelf }: { shelf: ShelfView }) {
  return (
    <div data-family={shelf.family}>
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-22">
        {shelf.title}
        <span className="font-mono text-14 font-normal tracking-normal text-family">
          <Plural value={shelf.products.length} one="# tool" other="# tools" />
        </span>
      </h3>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 md:gap-x-5 lg:grid-cols-5">
        {shelf.products.map((product) => (
          <li key={product.path}>
            <Tool product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tool({ product }: { product: ProductView }) {
  return (
    <article className="group relative">
      <div className="rounded-16 transition-transform duration-200 ease-out group-has-[a:hover]:-translate-y-1">
        <ProductImage
          pid={product.pid}
          sizes="(min-width: 84rem) 15rem, (min-width: 62rem) 22vw, (min-width: 48rem) 30vw, 45vw"
        />
      </div>
      <h4 className="mt-4 font-medium">
        {product.href === undefined ? (
          product.name
        ) : (
          <Link to={product.href} className="after:absolute after:inset-0 after:rounded-16">
            {product.name}
          </Link>
        )}
      </h4>
      <p className="mt-1 text-14 text-muted">{product.summary}</p>
    </article>
  );
}
