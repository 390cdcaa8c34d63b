import { Faceplate, type FaceplateName } from "@autotune/ui";
import type { FamiliesView, Family, FamilyCardView, ProductView } from "@autotune/contract";
import { Link } from "react-router";

/** The product that stands for its family. */
const plates: Partial<Record<Family, FaceplateName>> = {
  "auto-tune": "auto-tune-pro",
  "ai-powered-vocal-chain": "vocal-eq",
  "creative-vocal-effects": "vocodist",
};

export function Families({ block }: { block: FamiliesView }) {
  return (
    <section className="wrap section">
      <div className="grid items-end gap-x-12 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <h2 className="max-w-[14em] text-48 md:max-w-[9.5em]">{block.headline}</h2>
        <p className="max-w-[44ch] text-16 text-muted md:pb-1">{block.text}</p>
      </div>
      <div className="mt-9 grid gap-5 sm:grid-cols-2 sm:*:first:col-span-2 sm:*:even:last:col-span-2">
        {block.cards.map((card) => (
          <FamilyCard key={card.family} card={card} />
        ))}
      </div>
    </section>
  );
}

function FamilyCard({ card }: { card: FamilyCardView }) {
  const plate = plates[card.family];
  return (
    <article
      data-family={card.family}
      className="@container rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75%"
    >
      <div className="flex h-full flex-col gap-8 p-5 pt-6 sm:p-6 sm:pt-7 lg:p-8 @min-[46rem]:grid @min-[46rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[46rem]:items-center @min-[60rem]:gap-14">
        <div>
          <p className="font-mono text-14 font-medium text-family">{card.eyebrow}</p>
          <h3 className="mt-3 text-28 @min-[60rem]:text-36">{card.headline}</h3>
          <p className="mt-3 max-w-[44ch] text-16 text-muted">{card.text}</p>
          <FamilyProducts products={card.products} />
        </div>
        {plate === undefined ? null : (
          <div className="mt-auto @min-[46rem]:my-auto">
            <Faceplate name={plate} />
          </div>
        )}
      </div>
    </article>
  );
}

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
      className={`${chip} border-family/50 bg-family/10 text-text transition-colors duration-150 hover:border-family hover:bg-family/20`}
    >
      {product.name}
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="size-3 fill-none stroke-family stroke-[1.6] [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M2 6h8M6.5 2.5 10 6l-3.5 3.5" />
      </svg>
    </Link>
  );
}
