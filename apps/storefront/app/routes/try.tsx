import { languages, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { storefrontContext } from "../document/storefront-context.ts";
import { titleIn } from "../document/title-in.ts";
import { hydrateLater } from "../platform/lazy/hydrate-later.tsx";

/** Its markup is complete, and a press is replayed: the first view needs none of its code. */
const TryScreenHost = hydrateLater(async () => (await import("./try-screen.tsx")).TryScreen);

/** `/try`: the visitor's own voice, tuned in the browser. The server knows of nothing but the page. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const blocks = storefront.findPage("compare", language)?.blocks ?? [];
  return {
    // Translated here: the texts of the first view need not have them.
    title: titleIn(url.pathname, msg`Tune your own voice`),
    description: titleIn(
      url.pathname,
      msg`Record a few seconds, choose a key and hear yourself in tune, in your browser. Your voice stays on your device.`,
    ),
    origin: storefront.origin,
    products: storefront.findProductShelves(language).flatMap(({ products }) => products),
    comparison: blocks.find((block) => block.block === "compareTable"),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location: { pathname } }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        title: loaderData.title,
        description: loaderData.description,
        origin: loaderData.origin,
        pathname,
        availableIn: languages,
      });

export default function Try() {
  const { products, comparison } = useLoaderData<typeof loader>();
  return <TryScreenHost products={products} comparison={comparison} />;
}
