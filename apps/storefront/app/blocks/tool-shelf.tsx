import type { ProductView, ShelfView, ToolShelfView } from "@autotune/contract";
import { routeOfFamily } from "@autotune/contract/families";
import { linkTo } from "@autotune/routes";
import { Plural } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../i18n/language.ts";
import { ProductImage } from "../pictures/product-image.tsx";
import { inPlaces } from "../reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";

/** Many products at a glance, a shelf for each family. */
export function ToolShelf({ block }: { block: ToolShelfView }) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-12 grid gap-14">
        {inPlaces(block.shelves).map(({ place, item: shelf }) => (
          <Shelf key={place} shelf={shelf} />
        ))}
      </div>
    </section>
  );
}

function Shelf({ shelf }: { shelf: ShelfView }) {
  const language = useLanguage();
  return (
    <div data-family={shelf.family}>
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-3 text-22">
        <Link
          to={linkTo(routeOfFamily[shelf.family], {}, language)}
          className="rounded-10 transition-colors duration-150 hover:text-family"
        >
          {shelf.title}
        </Link>
        <span className="font-mono text-14 font-normal tracking-normal text-family">
          {shelf.family === "subscriptions" ? (
            <Plural value={shelf.products.length} one="# plan" other="# plans" />
          ) : (
            <Plural value={shelf.products.length} one="# tool" other="# tools" />
          )}
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
