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
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <h2 className="max-w-[14em] text-48 md:max-w-[9.5em]">{block.headline}</h2>
        <p className="max-w-[44ch] text-16 text-muted md:pb-1">{block.text}</p>
      </div>
      <div className="mt-9 grid gap-5 md:grid-cols-2 lg:grid-cols-[1.2fr_1fr_1fr] md:max-lg:*:first:col-span-2">
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
      className="flex flex-col overflow-hidden rounded-24 border border-line bg-surface-1 bg-linear-to-b from-family/15 to-transparent to-65% px-6 pt-6 sm:px-7 sm:pt-7"
    >
      <p className="font-mono text-14 font-medium text-family">{card.eyebrow}</p>
      <h3 className="mt-3 text-28">{card.headline}</h3>
      <p className="mt-3 max-w-[38ch] text-16 text-muted">{card.text}</p>
      {card.products.length === 0 ? null : (
        <ul className="mt-5 flex flex-wrap gap-1.5">
          {card.products.map((product) => (
            <li key={product.path}>
              <Chip product={product} />
            </li>
          ))}
        </ul>
      )}
      {plate === undefined ? null : (
        // Larger than the card where that is narrow: a window seen in part reads better than a stamp.
        <div className="mt-auto h-60 pt-8 sm:h-96 lg:h-72">
          <div className="w-full min-w-108">
            <Faceplate name={plate} />
          </div>
        </div>
      )}
    </article>
  );
}

const chip = "inline-flex min-h-7 items-center rounded-full border px-3 py-0.5 text-14";

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
    </Link>
  );
}
