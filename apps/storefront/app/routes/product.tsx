import type { CartItem } from "@autotune/commerce";
import type { ProductPageView } from "@autotune/contract";
import { families } from "@autotune/contract/families";
import { splitLanguage, switchLanguage } from "@autotune/routes";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { pageMeta } from "../document/page-meta.ts";
import { BuyBar } from "../features/cart/buy-bar.tsx";
import { BuyButton } from "../features/cart/buy-button.tsx";
import { useOutOfView } from "../features/cart/use-out-of-view.ts";
import { Price } from "../features/catalogue/price.tsx";
import { ProductHero } from "../features/catalogue/product-hero.tsx";
import { useLanguage } from "../i18n/language.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/products/<family>/<slug>` */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const slug = params["slug"];
  const segment = switchLanguage(pathname, "en").split("/")[2];
  const family = families.find((candidate) => candidate === segment);
  if (family === undefined || slug === undefined || params["subnav_slug"] !== undefined) {
    throw notFound();
  }
  const storefront = context.get(storefrontContext);
  const page = storefront.findProductPage(family, slug, splitLanguage(pathname).language);
  if (page === undefined) throw notFound();
  return { page, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, origin } = loaderData;
  return pageMeta({
    title: page.seo.title ?? page.name,
    description: page.seo.description,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
  });
};

export default function Product() {
  const { page } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const { ref, outOfView } = useOutOfView<HTMLButtonElement>();
  const item = itemForSale(page);
  return (
    <>
      <TranslationNote language={page.language} />
      <div data-family={page.family}>
        <ProductHero
          page={page}
          action={item === undefined ? undefined : <BuyButton ref={ref} item={item} />}
        />
        <Blocks blocks={page.blocks} topHeading="h2" />
        {item === undefined ? null : (
          <BuyBar
            item={item}
            price={<Price prices={item.prices} language={language} />}
            shown={outOfView}
          />
        )}
      </div>
    </>
  );
}

/** A licence that is kept can be bought at once; plans are not sold here yet. */
function itemForSale({ products }: ProductPageView): CartItem | undefined {
  const [product] = products;
  if (product?.type !== "perpetual") return undefined;
  const { path, name, type, interval, prices, href = null } = product;
  return { path, name, type, interval, prices, url: href };
}
