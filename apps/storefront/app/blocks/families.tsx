import { formsOfFirst, lowestRate, type Prices } from "@autotune/commerce";
import type {
  FamiliesView,
  FamilyCardView,
  ProductPageLinkView,
  ProductView,
} from "@autotune/contract";
import { routeOfFamily } from "@autotune/contract/families";
import { linkTo } from "@autotune/routes";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductImage } from "../features/catalogue/product-image.tsx";
import { PricePeriod } from "../features/catalogue/prices/price-period.tsx";
import { Price } from "../features/catalogue/prices/price.tsx";
import { TaxNote } from "../features/catalogue/prices/tax-note.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { inPlaces } from "../features/content/reading/in-places.ts";
import { SectionHead } from "./section-head.tsx";
import { TextWithPrices } from "../features/catalogue/prices/text-with-prices.tsx";

export function Families({ block }: { block: FamiliesView }) {
  return (
    <section className="wrap section">
      <PriceStrip block={block} />
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-9 grid gap-5 sm:grid-cols-2 sm:*:first:col-span-2 sm:*:even:last:col-span-2">
        {inPlaces(block.cards).map(({ place, item: card }) => (
          <FamilyCard key={place} card={card} />
        ))}
      </div>
    </section>
  );
}

/** What each family and the plan cost at least, before anything else is read: a phone shows little at a time. */
function PriceStrip({ block: { cards, plan } }: { block: FamiliesView }) {
  const language = useLanguage();
  return (
    <ul className="mb-12 grid grid-cols-2 gap-2 sm:mb-16 md:grid-cols-4">
      {cards.map(({ family, eyebrow, from }) =>
        from === undefined ? null : (
          <li key={family} data-family={family} className="flex">
            <PriceLink href={linkTo(routeOfFamily[family], {}, language)} name={eyebrow}>
              <FromPrice of={`family/${family}`} prices={from} unit={null} />
            </PriceLink>
          </li>
        ),
      )}
      {plan === undefined ? null : (
        <li data-family={plan.family} className="flex">
          <PriceLink href={plan.href} name={plan.name}>
            <PlanFrom plan={plan} />
          </PriceLink>
        </li>
      )}
    </ul>
  );
}

interface PriceLinkProps {
  href: string;
  name: string;
  children: ReactNode;
}

function PriceLink({ href, name, children }: PriceLinkProps) {
  return (
    <Link
      to={href}
      className="flex w-full flex-col justify-between gap-1 rounded-16 border border-line bg-surface-1 px-4 py-3 transition-colors duration-150 hover:border-family"
    >
      <span className="font-mono text-14 text-family">{name}</span>
      <span className="text-14 text-muted">{children}</span>
    </Link>
  );
}

interface FromPriceProps {
  of: string;
  prices: Prices;
  unit: "m" | null;
}

function FromPrice({ of, prices, unit }: FromPriceProps) {
  const language = useLanguage();
  const price = (
    <span className="text-18 font-medium text-text">
      <Price of={of} prices={prices} language={language} />
      {unit === null ? null : <PricePeriod interval={{ count: 1, unit }} />}
    </span>
  );
  return (
    <>
      <Trans>from {price}</Trans> <TaxNote />
    </>
  );
}

function PlanFrom({ plan }: { plan: ProductPageLinkView }) {
  const rate = lowestRate(formsOfFirst(plan.products));
  if (rate === undefined) return null;
  const { form, prices, unit } = rate;
  return <FromPrice of={form.path} prices={prices} unit={unit} />;
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
          <p className="mt-3 max-w-[44ch] text-16 text-muted">
            <TextWithPrices text={card.text} />
          </p>
          {card.from === undefined ? null : (
            <p className="mt-3 text-14 text-muted">
              <FromPrice of={`family/${card.family}`} prices={card.from} unit={null} />
            </p>
          )}
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
