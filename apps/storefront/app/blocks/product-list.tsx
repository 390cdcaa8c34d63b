import type { ListedProductView, ProductListView, ProductShelfView } from "@autotune/contract";
import { routeOfFamily } from "@autotune/contract/families";
import { linkTo } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearchParams } from "react-router";
import { useFocusAround } from "../platform/focus/use-focus-around.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { familyWords } from "../features/catalogue/product-page/family-words.ts";
import {
  matchesFilter,
  priceLimits,
  readProductFilter,
  sortProducts,
} from "../features/catalogue/product-list/filter-products.ts";
import { ProductFilters } from "../features/catalogue/product-list/product-filters.tsx";
import { SectionHead } from "./section-head.tsx";
import { ToolGrid } from "./tool-grid.tsx";

/** Everything that is for sale. What was chosen is in the URL. */
export function ProductList({ block }: { block: ProductListView }) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const filter = readProductFilter(query);
  const all = block.shelves.flatMap(({ products }) => products);
  const limits = priceLimits(all);
  const shelves = block.shelves
    .map((shelf) => ({
      ...shelf,
      products: shelf.products.filter((product) => matchesFilter(product, filter, limits)),
    }))
    .filter(({ products }) => products.length > 0);
  const matching = shelves.flatMap(({ products }) => products);
  return (
    <section className="wrap section">
      <SectionHead headline={block.headline} text={block.text} />
      <div className="mt-9">
        <ProductFilters filter={filter} limits={limits} />
      </div>
      <div tabIndex={-1} className="mt-7 outline-none">
        <p role="status" className="font-mono text-14 text-faint">
          <Plural value={matching.length} one="# product" other="# products" />
        </p>
        {matching.length === 0 ? (
          <NothingMatches />
        ) : filter.order === "family" ? (
          <div className="mt-6 grid gap-14">
            {shelves.map((shelf) => (
              <Shelf key={shelf.family ?? ""} shelf={shelf} />
            ))}
          </div>
        ) : (
          <Grid products={sortProducts(matching, filter.order, language)} heading="h3" />
        )}
      </div>
    </section>
  );
}

function Shelf({ shelf: { family, products } }: { shelf: ProductShelfView }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div data-family={family}>
      <h3 className="border-b border-line pb-3 text-22">
        {family === undefined ? (
          <Trans>More</Trans>
        ) : (
          <Link
            to={linkTo(routeOfFamily[family], {}, language)}
            className="rounded-10 transition-colors duration-150 hover:text-family"
          >
            {/* The family is named after its largest plan. */}
            {i18n._(familyWords[family].name)}
          </Link>
        )}
      </h3>
      <Grid products={products} heading="h4" />
    </div>
  );
}

function Grid({
  products,
  heading,
}: {
  products: readonly ListedProductView[];
  heading: "h3" | "h4";
}) {
  return (
    <div className="mt-6">
      <ToolGrid products={products} heading={heading} />
    </div>
  );
}

function NothingMatches() {
  const language = useLanguage();
  return (
    <EmptyState
      title={<Trans>No product matches all of this</Trans>}
      text={<Trans>Try fewer filters.</Trans>}
    >
      <Link
        ref={useFocusAround<HTMLAnchorElement>()}
        to={linkTo("Products", {}, language)}
        preventScrollReset
        className={buttonClass("secondary")}
      >
        <Trans>Clear filters</Trans>
      </Link>
    </EmptyState>
  );
}
