import { families } from "@autotune/contract/families";
import { subpageNames } from "@autotune/contract/subpages";
import { languages, splitLanguage, switchLanguage } from "@autotune/routes";
import { useEffect } from "react";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { redirect, useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { familyHead, productHead } from "../document/product-head.server.ts";
import { storefrontContext } from "../document/storefront-context.ts";
import { structureFaq } from "../document/structured-data/structure-faq.ts";
import { structureProduct } from "../document/structured-data/structure-product.ts";
import { hasSession } from "../features/identity/session/start-user.ts";
import { hydrateLowerPage } from "../platform/lazy/hydrate-lower-page.ts";
import { withQuery } from "../platform/navigation/with-query.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { notFound } from "./not-found-response.ts";
import { FamilyScreenHost, ProductScreenHost } from "./product-screen-host.tsx";

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
    return { family, ...found, head: familyHead(family, language), structured, origin };
  }
  const page = storefront.findProductPage(family, slug, language, subpage);
  if (page === undefined) throw notFound();
  if (isOverview) throw redirect(withQuery(page.href, url.search), 301);
  // Created here, because only search engines read it: its code need not be in the browser's bundle.
  const structured = [
    structureProduct(origin, page),
    structureFaq(page.blocks, page.language),
  ].filter((data) => data !== undefined);
  return { page, head: productHead(page, language), structured, origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, head, structured, origin } = loaderData;
  const { pathname } = location;
  if (page === undefined)
    return pageMeta({ ...head, origin, pathname, availableIn: languages, structured });
  return pageMeta({
    ...head,
    origin,
    pathname,
    availableIn: page.availableIn,
    type: "product",
    structured,
    isUnlisted: page.elsewhere !== undefined,
  });
};

export default function Product() {
  const loaded = useLoaderData<typeof loader>();
  useEffect(() => {
    // Somebody who may own it is told so at once.
    if (hasSession(document.cookie)) hydrateLowerPage();
  }, []);
  return loaded.page === undefined ? (
    <FamilyScreenHost family={loaded.family} pages={loaded.pages} products={loaded.products} />
  ) : (
    <>
      <TranslationNote language={loaded.page.language} />
      <ProductScreenHost page={loaded.page} />
    </>
  );
}
