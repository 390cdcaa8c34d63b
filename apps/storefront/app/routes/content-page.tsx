import { contentPageKey, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { isHeadBlock } from "../blocks/is-head-block.ts";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { structureFaq } from "../document/structured-data/structure-faq.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** Home and every page that an editor makes: `/`, `/products/compare`, `/about`, `/es/sobre-nosotros`. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const { pathname } = url;
  const key = contentPageKey(pathname);
  if (key === undefined) throw notFound();
  const storefront = context.get(storefrontContext);
  const page = storefront.findPage(key, splitLanguage(pathname).language);
  if (page === undefined) throw notFound();
  // Created here, because only search engines read it: its code need not be in the browser's bundle.
  const structured = [structureFaq(page.blocks, page.language)].filter(
    (data) => data !== undefined,
  );
  return { page, structured, isHome: key === "home", origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, structured, isHome, origin } = loaderData;
  return pageMeta({
    title: page.seo.title ?? (isHome ? titleIn(location.pathname, msg`Home`) : page.title),
    description: page.seo.description,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
    structured,
  });
};

export default function ContentPage() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <TranslationNote language={page.language} />
      {page.blocks.some(isHeadBlock) ? null : <h1 className="sr-only">{page.title}</h1>}
      <Blocks blocks={page.blocks} />
    </>
  );
}
