import { splitLanguage } from "@autotune/routes";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { PromotionPage } from "../features/checkout/promotions/promotion-page.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/promotions/<slug>`, reached by a link only. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const page = storefront.findPromotionPage(params["slug"] ?? "", language);
  if (page === undefined) throw notFound();
  return { page, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, origin } = loaderData;
  return pageMeta({
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.lead,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
    isUnlisted: true,
  });
};

export default function Promotion() {
  const { page } = useLoaderData<typeof loader>();
  return (
    <>
      <TranslationNote language={page.language} />
      <PromotionPage page={page} />
    </>
  );
}
