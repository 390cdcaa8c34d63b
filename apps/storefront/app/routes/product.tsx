import type { CartItem } from "@autotune/commerce";
import type { ProductPageView, ProductView } from "@autotune/contract";
import { families } from "@autotune/contract/families";
import { subpageNames } from "@autotune/contract/subpages";
import { languages, splitLanguage, switchLanguage } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Link, redirect, useLoaderData } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { FamilyShelfHost, PageActionsHost } from "../blocks/body-blocks-host.tsx";
import type { OwnOffer } from "../blocks/own-offer.ts";
import { pageMeta } from "../document/page-meta.ts";
import { structureFaq } from "../document/structured-data/structure-faq.ts";
import { structureProduct } from "../document/structured-data/structure-product.ts";
import { BuyBar } from "../features/checkout/buy-box/buy-bar.tsx";
import { BuyButton } from "../features/checkout/buy-box/buy-button.tsx";
import { OwnedMark } from "../features/checkout/buy-box/owned-mark.tsx";
import { StickyBuyBox } from "../features/checkout/buy-box/sticky-buy-box.tsx";
import { useOutOfView } from "../features/checkout/buy-box/use-out-of-view.ts";
import { FamilyScreen } from "../features/catalogue/product-page/family-screen.tsx";
import { familyWords } from "../features/catalogue/product-page/family-words.ts";
import { familyCrumbs, productCrumbs } from "../document/structured-data/product-crumbs.ts";
import { ProductHero } from "../features/catalogue/product-page/product-hero.tsx";
import { ProductSubnav } from "../features/catalogue/product-page/product-subnav.tsx";
import { SubpageHead } from "../features/catalogue/product-page/subpage-head.tsx";
import { subpageLabels } from "../features/catalogue/product-page/subpage-labels.ts";
import { BuyBox } from "../features/checkout/buy-box/buy-box.tsx";
import { PriceFactsHost } from "./sections/price-facts-host.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { ActionLabel } from "../features/catalogue/prices/card-label.tsx";
import { Price } from "../features/catalogue/prices/price.tsx";
import { ProductReadingHost } from "../features/content/product-reading-host.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { toCartItem } from "../features/checkout/buy-box/to-cart-item.ts";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";
import { withQuery } from "../platform/navigation/with-query.ts";

/**
 * `/products/<family>`, `/products/<family>/<slug>` and the further pages of that product, such as `…/specs`.
 * `…/overview` is an alias of the product's own page.
 */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const { slug, subnav_slug: subnavSlug } = params;
  const segment = switchLanguage(pathname, "en").split("/")[2];
  const family = families.find((candidate) => candidate === segment);
  const isOverview = subnavSlug === "overview";
  const subpage = subpageNames.find((candidate) => candidate === subnavSlug);
  if (family === undefined || (subpage !== subnavSlug && !isOverview)) throw notFound();
  const { language } = splitLanguage(pathname);
  const storefront = context.get(storefrontContext);
  const { origin } = storefront;
  if (slug === undefined) {
    const found = storefront.findFamily(family, language);
    const structured =
      family === "subscriptions"
        ? found.pages.flatMap((page) => structureProduct(origin, page) ?? [])
        : [];
    return { family, ...found, structured, origin };
  }
  const page = storefront.findProductPage(family, slug, language, subpage);
  if (page === undefined) throw notFound();
  if (isOverview) throw redirect(withQuery(page.href, url.search), 301);
  // Created here, because only search engines read it: its code need not be in the browser's bundle.
  const structured = [
    structureProduct(origin, page),
    structureFaq(page.blocks, page.language),
  ].filter((data) => data !== undefined);
  return { page, structured, origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { origin } = loaderData;
  const { language } = splitLanguage(location.pathname);
  if (loaderData.page === undefined)
    return pageMeta({
      title: i18nFor(language)._(familyWords[loaderData.family].title),
      description: i18nFor(language)._(familyWords[loaderData.family].sentence),
      origin,
      pathname: location.pathname,
      availableIn: languages,
      above: familyCrumbs(language),
      structured: loaderData.structured,
    });
  const { page, structured } = loaderData;
  return pageMeta({
    title:
      page.subpage === undefined
        ? (page.seo.title ?? page.name)
        : `${page.name}: ${i18nFor(language)._(subpageLabels[page.subpage])}`,
    description: page.subpage === undefined ? (page.seo.description ?? page.tagline) : page.tagline,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
    type: "product",
    above: productCrumbs(page, language),
    structured,
    isUnlisted: page.elsewhere !== undefined,
  });
};

export default function Product() {
  const loaded = useLoaderData<typeof loader>();
  return loaded.page === undefined ? (
    <FamilyScreen
      family={loaded.family}
      pages={loaded.pages}
      renderActions={(products) => <PageActionsHost products={products} />}
      shelf={<FamilyShelfHost products={loaded.products} />}
    />
  ) : (
    <ProductScreen page={loaded.page} />
  );
}

function ProductScreen({ page }: { page: ProductPageView }) {
  const language = useLanguage();
  const { ref, element, outOfView } = useOutOfView();
  const [product] = page.products;
  const item = product === undefined ? undefined : itemForSale(product);
  const label = item === undefined ? null : <ActionLabel type={item.type} />;
  return (
    <>
      <TranslationNote language={page.language} />
      <div data-family={page.family}>
        {page.subpage === undefined ? (
          <ProductHero
            page={page}
            mark={item === undefined ? undefined : <OwnedMark product={item} />}
            action={
              product === undefined || item === undefined ? (
                <PlansLink />
              ) : (
                <BuyBox product={product} buy={<BuyButton ref={ref} item={item} label={label} />} />
              )
            }
          />
        ) : (
          <SubpageHead
            page={page}
            subpage={page.subpage}
            action={
              item === undefined ? undefined : <BuyButton ref={ref} item={item} label={label} />
            }
          />
        )}
        <ProductSubnav page={page} />
        {item === undefined ? null : (
          <StickyBuyBox
            item={item}
            label={label}
            price={<Price of={item.path} prices={item.prices} language={language} />}
            trigger={element}
          />
        )}
        <Blocks blocks={page.blocks} own={ownOffer(page)} />
        <ProductReadingHost page={page} />
        <PriceFactsHost page={page} />
        {item === undefined ? null : (
          <BuyBar
            item={item}
            label={label}
            price={<Price of={item.path} prices={item.prices} language={language} />}
            shown={outOfView}
          />
        )}
      </div>
    </>
  );
}

function ownOffer({ products, otherPlans }: ProductPageView): OwnOffer | undefined {
  const [product] = products;
  if (product === undefined) return undefined;
  const item = itemForSale(product);
  const label = <ActionLabel type={product.type} />;
  return {
    product,
    action: item === undefined ? null : <BuyButton item={item} label={label} />,
    otherPlans,
  };
}

/** Month or year is chosen further down, where both are side by side. */
function PlansLink() {
  return (
    // Not a plain anchor: on a second click the router would scroll back to the earlier position.
    <Link to="#plans" className={buttonClass("primary")}>
      <Trans>See the plans</Trans>
    </Link>
  );
}

/** A perpetual licence is bought with one click. */
function itemForSale(product: ProductView): CartItem | undefined {
  return product.type === "perpetual" ? toCartItem(product) : undefined;
}
