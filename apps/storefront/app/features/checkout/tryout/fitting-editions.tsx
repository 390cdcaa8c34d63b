import { recommendProduct, type Make } from "@autotune/commerce";
import type { CompareTableView, ListedProductView } from "@autotune/contract";
import { linkTo } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { useHasPlan } from "../../subscriptions/summary/subscription-status.ts";
import { PriceAndBuy } from "../offers/price-and-buy.tsx";
import { TrialAction } from "../offers/trial-action.tsx";

const imageSizes = "(min-width: 75rem) 24rem, (min-width: 62rem) 44vw, 88vw";

interface FittingEditionsProps {
  /** What the visitor's settings sound like, in the finder's words. */
  make: Make;
  products: readonly ListedProductView[];
  /** What editors say each edition does. */
  comparison: CompareTableView | undefined;
}

/** What each edition does beyond this preview, the one that fits first, and how to try the real thing. */
export function FittingEditions({ make, products, comparison }: FittingEditionsProps) {
  const language = useLanguage();
  const answer = recommendProduct({
    make,
    spend: "once",
    hostFormats: undefined,
    products,
    owns: () => false,
    upgrades: [],
    hasPlan: useHasPlan(),
  });
  const fitting = answer.ok ? answer.recommendation.product.path : undefined;
  const editions = products
    .filter(
      ({ path, family, type, uses }) =>
        type === "perpetual" &&
        (path === fitting || (family === "auto-tune" && uses.includes("tune"))),
    )
    .toSorted((one, other) => Number(other.path === fitting) - Number(one.path === fitting));
  const trial = products.find(
    ({ trial: terms, includes }) =>
      terms !== undefined && (fitting === undefined || includes.includes(fitting)),
  );
  return (
    <section aria-labelledby="editions" className="wrap section">
      <div className="grid items-end gap-x-12 gap-y-5 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <h2 id="editions" className="text-48">
          <Trans>Now hear it in your DAW</Trans>
        </h2>
        <p className="max-w-[46ch] text-18 text-muted">
          <Trans>
            This is a preview in your browser, not the plug-in. Here’s what each edition does once
            it’s in your session.
          </Trans>
        </p>
      </div>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {editions.map((product) => (
          <li key={product.path} className="flex">
            <EditionCard
              product={product}
              fits={product.path === fitting}
              features={featuresOf(product.path, comparison)}
            />
          </li>
        ))}
        <li
          data-family={trial?.family}
          className="flex flex-col gap-5 rounded-24 border border-line bg-linear-to-b from-family/8 to-transparent to-60% p-5 sm:p-6"
        >
          {trial === undefined ? null : <PlanToTry plan={trial} />}
          <Link
            to={linkTo("Compare", {}, language)}
            className={`${linkClass} mt-auto inline-flex min-h-10 items-center self-start text-16`}
          >
            <Trans>Compare all editions</Trans>
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** The plan that includes the edition that fits, with the days to try it in. */
function PlanToTry({ plan }: { plan: ListedProductView }) {
  return (
    <>
      <ProductImage pid={plan.pid} sizes={imageSizes} />
      <div>
        <h3 className="font-display text-22 font-[650] tracking-heading">
          {plan.href === undefined ? (
            plan.name
          ) : (
            <Link to={plan.href} className="hover:underline">
              {plan.name}
            </Link>
          )}
        </h3>
        <p className="mt-2 text-16 text-muted">{plan.summary}</p>
      </div>
      <TrialAction monthly={plan} href={plan.href} />
    </>
  );
}

interface EditionCardProps {
  product: ListedProductView;
  fits: boolean;
  features: readonly string[];
}

function EditionCard({ product, fits, features }: EditionCardProps) {
  return (
    <article
      data-family={product.family}
      className={`relative flex w-full flex-col gap-5 rounded-24 border bg-surface-1 bg-linear-to-b to-transparent to-60% p-5 transition-colors duration-150 has-[a:hover]:border-family/60 sm:p-6 ${
        fits
          ? "border-family from-family/22 shadow-[0_30px_120px_-50px_var(--family-glow)]"
          : "border-line from-family/8"
      }`}
    >
      <ProductImage pid={product.pid} sizes={imageSizes} />
      <div className="flex flex-1 flex-col">
        <p className="min-h-6 font-mono text-14 text-family">
          {fits ? <Trans>Fits the sound you chose</Trans> : null}
        </p>
        <h3 className="mt-1 font-display text-22 font-[650] tracking-heading">
          {product.href === undefined ? (
            product.name
          ) : (
            // The link covers the whole card.
            <Link to={product.href} className="after:absolute after:inset-0 after:rounded-24">
              {product.name}
            </Link>
          )}
        </h3>
        <p className="mt-2 text-16 text-muted">{product.summary}</p>
        <ul className="mt-4 grid gap-1.5 text-14">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <svg
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="mt-0.5 size-4 shrink-0 fill-none stroke-family stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
              >
                <path d="m4 10.5 4 4 8-9" />
              </svg>
              {feature}
            </li>
          ))}
        </ul>
        <div className="relative z-1 mt-auto pt-6">
          <PriceAndBuy product={product} size="small" />
        </div>
      </div>
    </article>
  );
}

/** What the table of editions says yes to. */
function featuresOf(path: string, comparison: CompareTableView | undefined): string[] {
  const column = comparison?.products.findIndex((product) => product.path === path) ?? -1;
  if (comparison === undefined || column === -1) return [];
  return comparison.groups.flatMap(({ rows }) =>
    rows.filter(({ cells }) => cells[column] === true).map(({ name }) => name),
  );
}
