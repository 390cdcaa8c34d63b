import type { FamiliesView, FamilyCardView, ProductView } from "@autotune/contract";
import { Link } from "react-router";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";

export function Families({ block }: { block: FamiliesView }) {
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-9 grid gap-5 sm:grid-cols-2 sm:*:first:col-span-2 sm:*:even:last:col-span-2">
        {inPlaces(block.cards).map(({ place, item: card }) => (
          <FamilyCard key={place} card={card} />
        ))}
      </div>
    </section>
  );
}

function FamilyCard({ card }: { card: FamilyCardView }) {
  return (
    <article
      data-family={card.family}
      className="@container overflow-hidden rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75%"
    >
      <div className="flex h-full flex-col gap-8 p-5 pt-6 sm:p-6 sm:pt-7 lg:p-8 @min-[46rem]:grid @min-[46rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[46rem]:items-center @min-[60rem]:gap-14">
        <div>
          <p className="font-mono text-14 font-medium text-family">{card.eyebrow}</p>
          <h3 className="mt-3 text-28 @min-[60rem]:text-36">{card.headline}</h3>
          <p className="mt-3 max-w-[44ch] text-16 text-muted">{card.text}</p>
          <FamilyProducts products={card.products} />
        </div>
        <Windows products={card.products} />
      </div>
    </article>
  );
}

/** Three windows of the family: one in front, two that look out behind it. */
function Windows({ products }: { products: readonly ProductView[] }) {
  const [front, left, right] = products;
  if (front === undefined) return null;
  return (
    <div className="relative mt-auto px-[9%] pt-[9%] @min-[46rem]:my-auto">
      {left === undefined ? null : (
        <div className="absolute top-0 left-0 w-[62%] opacity-55">
          <ProductImage pid={left.pid} sizes={behind} />
        </div>
      )}
      {right === undefined ? null : (
        <div className="absolute top-[4%] right-0 w-[62%] opacity-40">
          <ProductImage pid={right.pid} sizes={behind} />
        </div>
      )}
      <div className="relative rounded-16 shadow-[0_24px_64px_-16px_oklch(0.05_0.02_292)]">
        <ProductImage
          pid={front.pid}
          sizes="(min-width: 84rem) 36rem, (min-width: 48rem) 45vw, 80vw"
        />
      </div>
    </div>
  );
}

const behind = "(min-width: 48rem) 24rem, 60vw";

function FamilyProducts({ products }: { products: readonly ProductView[] }) {
  if (products.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-1.5">
      {products.map((product) => (
        <li key={product.path}>
          <Chip product={product} />
        </li>
      ))}
    </ul>
  );
}

const chip = "inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-0.5 text-14";

function Chip({ product }: { product: ProductView }) {
  if (product.href === undefined) {
    return <span className={`${chip} border-line text-muted`}>{product.name}</span>;
  }
  return (
    <Link
      to={product.href}
      className={`${chip} border-family/40 bg-family/8 text-text transition-colors duration-150 hover:border-family hover:bg-family/20`}
    >
      {product.name}
    </Link>
  );
}
