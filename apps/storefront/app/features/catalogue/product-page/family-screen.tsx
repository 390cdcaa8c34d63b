import { cheapestOf, formsOfFirst, isPlan } from "@autotune/commerce";
import type { Family, FamilyPageView, ProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { Breadcrumb, buttonClass } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../product-image.tsx";
import { PriceLabel } from "../prices/price-label.tsx";
import { ProductPrice } from "../prices/product-price.tsx";
import { Reduction } from "../prices/reduction.tsx";
import { TaxNote } from "../prices/tax-note.tsx";
import { pricePart } from "../prices/price-part.tsx";
import { familyWords } from "./family-words.ts";
import { PlanTools } from "./plan-tools.tsx";

interface FamilyScreenProps {
  family: Family;
  pages: readonly FamilyPageView[];
  /** Buys what a card shows. */
  renderActions: (products: readonly ProductView[]) => ReactNode;
  /** What the family sells beside what is in the menus. */
  shelf: ReactNode;
}

/** All products of a family, each with its window and what it costs. */
export function FamilyScreen({ family, pages, renderActions, shelf }: FamilyScreenProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { name, sentence } = familyWords[family];
  const allProducts = linkTo("Products", {}, language);
  return (
    <div data-family={family}>
      <section className="relative isolate">
        <div className="pointer-events-none absolute inset-x-0 -top-24 -bottom-24 -z-1 bg-[radial-gradient(50%_70%_at_25%_30%,color-mix(in_oklch,var(--family-glow)_45%,transparent),transparent_72%)]" />
        <div className="wrap pt-10 sm:pt-16">
          <Breadcrumb
            label={t`You are here`}
            links={[{ key: "products", link: <Link to={allProducts}>{t`Products`}</Link> }]}
            here={i18n._(name)}
          />
          <h1 className="mt-5 text-64">{i18n._(name)}</h1>
          <p className="mt-6 max-w-[52ch] text-18 text-muted">{i18n._(sentence)}</p>
        </div>
      </section>
      <section className="wrap pt-14 sm:pt-20">
        <h2 className="sr-only">
          <Trans>Products</Trans>
        </h2>
        {/* With an odd number the first takes a row of its own. */}
        <ul className="grid gap-5 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(odd)]:col-span-2">
          {pages.map((page) => (
            <li key={page.href} className="@container flex">
              <PageCard page={page} renderActions={renderActions} />
            </li>
          ))}
        </ul>
        {shelf}
        <p className="mt-12">
          <Link to={allProducts} className={buttonClass("secondary")}>
            <Trans>See all products</Trans>
          </Link>
        </p>
      </section>
    </div>
  );
}

interface PageCardProps extends Pick<FamilyScreenProps, "renderActions"> {
  page: FamilyPageView;
}

function PageCard({
  page: { name, tagline, href, products, tools },
  renderActions,
}: PageCardProps) {
  const [first] = products;
  return (
    <article className="relative grid w-full content-start gap-x-12 gap-y-7 overflow-hidden rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75% p-5 pt-6 transition-colors duration-150 has-[a:hover]:border-family/60 sm:p-7 @min-[46rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[46rem]:items-center @min-[46rem]:p-9">
      <div className="flex flex-col @max-[46rem]:order-last">
        <h3 className="text-28 @min-[46rem]:text-48">
          {/* The link covers the whole card. */}
          <Link to={href} className="after:absolute after:inset-0 after:rounded-24">
            {name}
          </Link>
        </h3>
        <p className="mt-3 max-w-[44ch] text-18 text-muted">{tagline}</p>
        {tools.length === 0 ? null : <PlanTools tools={tools} />}
        <PriceOf products={products} />
        {/* Above the link that covers the card. */}
        <div className="relative z-1 mt-5">{renderActions(products)}</div>
      </div>
      {first === undefined ? null : (
        <ProductImage
          pid={first.pid}
          sizes="(min-width: 84rem) 40rem, (min-width: 48rem) 45vw, 86vw"
        />
      )}
    </article>
  );
}

/** If it is sold in several forms, the price of the cheapest one. */
function PriceOf({ products }: { products: readonly ProductView[] }) {
  const language = useLanguage();
  const forms = formsOfFirst(products);
  const cheapest = cheapestOf(forms);
  if (cheapest === undefined) return null;
  if (isPlan(cheapest.type)) return <PlanPrice plan={cheapest} />;
  const price = (
    <span className="font-display text-28 font-[650] tracking-heading text-text">
      <ProductPrice product={cheapest} language={language} />
    </span>
  );
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14 text-faint">
      {forms.length === 1 ? price : <Trans>from {price}</Trans>}
      <Reduction product={cheapest} />
      <PriceLabel text={cheapest.specialText} />
      <TaxNote />
    </p>
  );
}

/** By the month, and what will be charged. */
function PlanPrice({ plan }: { plan: ProductView }) {
  const { price, was, pill, label, note } = pricePart({ product: plan, language: useLanguage() });
  const shown = (
    <span className="font-display text-28 font-[650] tracking-heading text-text">{price}</span>
  );
  return (
    <>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-14 text-faint">
        <span>
          <Trans>from {shown}</Trans>
        </span>
        {was === undefined ? null : <s>{was}</s>}
        {pill}
        {label}
      </p>
      <p className="mt-2 text-14 text-muted">{note}</p>
    </>
  );
}
