import type { ImageView, ProductPageView } from "@autotune/contract";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ProductImage } from "../product-image.tsx";
import { FamilyEyebrow } from "./family-eyebrow.tsx";
import { HeroPrice } from "./hero-price.tsx";
import { TextWithPrices } from "../prices/text-with-prices.tsx";

interface ProductHeroProps {
  page: ProductPageView;
  /** What the product is to this visitor, beside its family. It must be no higher than a line. */
  mark?: ReactNode;
  /** Actions, beside its price. */
  action?: ReactNode;
}

/** The head of a product's page: what it is, what it looks like, what it costs. */
export function ProductHero({ page, mark, action }: ProductHeroProps) {
  const [product] = page.products;
  return (
    <section className="relative isolate">
      <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-32 -z-1 bg-[radial-gradient(55%_60%_at_72%_40%,color-mix(in_oklch,var(--family-glow)_55%,transparent),transparent_72%)]" />
      <div className="wrap grid items-center gap-x-16 gap-y-12 pt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:pt-20">
        <div>
          <div className="flex flex-wrap gap-x-5">
            <FamilyEyebrow family={page.family} />
            {mark}
          </div>
          <h1 className="mt-5 text-80">{page.name}</h1>
          <p className="mt-5 max-w-[26ch] font-display text-28 font-medium text-text">
            {page.tagline}
          </p>
          <p className="mt-5 max-w-[46ch] text-18 text-muted">
            <TextWithPrices text={page.text} />
          </p>
          {product === undefined ? null : <HeroPrice product={product} />}
          {action === undefined ? null : <div className="mt-6">{action}</div>}
        </div>
        <HeroImage page={page} />
      </div>
    </section>
  );
}

const heroSizes = "(min-width: 84rem) 43rem, (min-width: 62rem) 50vw, 92vw";

/** The editor's choice, or else the drawn window of the product. */
function HeroImage({ page: { name, picture, products } }: { page: ProductPageView }) {
  const { t } = useLingui();
  const [product] = products;
  if (picture !== undefined) return <ChosenImage image={picture} />;
  if (product === undefined) return null;
  return (
    <div className="rounded-24 drop-shadow-[0_30px_70px_var(--family-glow)]">
      <ProductImage pid={product.pid} sizes={heroSizes} alt={t`${name} plug-in window`} eager />
    </div>
  );
}

function ChosenImage({ image }: { image: ImageView }) {
  return (
    <div className="rounded-24 border border-text/12 bg-surface-1/70 p-2 shadow-[0_30px_140px_-20px_var(--family-glow)] sm:p-3">
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={heroSizes}
        width={image.width}
        height={image.height}
        alt={image.alt}
        fetchPriority="high"
        className="h-auto w-full rounded-16"
      />
    </div>
  );
}
