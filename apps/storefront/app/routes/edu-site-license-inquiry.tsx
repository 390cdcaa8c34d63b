import { splitLanguage } from "@autotune/routes";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { isHeadBlock } from "../blocks/is-head-block.ts";
import { pageMeta } from "../document/page-meta.ts";
import { InquiryForm } from "../features/marketing/education/inquiry-form.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

const pageKey = "edu-site-license-inquiry";

/** `/edu-site-license-inquiry`: an editor's page, with the form between its head and the rest. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const page = storefront.findPage(pageKey, splitLanguage(url.pathname).language);
  if (page === undefined) throw notFound();
  return { page, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, origin } = loaderData;
  return pageMeta({
    title: page.seo.title ?? page.title,
    description: page.seo.description,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
  });
};

export default function EduSiteLicenseInquiry() {
  const { page } = useLoaderData<typeof loader>();
  const head = page.blocks.filter(isHeadBlock);
  return (
    <>
      <TranslationNote language={page.language} />
      {head.length === 0 ? <h1 className="sr-only">{page.title}</h1> : <Blocks blocks={head} />}
      <div className="wrap mt-10">
        <div className="max-w-160">
          <InquiryForm />
        </div>
      </div>
      <Blocks blocks={page.blocks.filter((block) => !isHeadBlock(block))} />
    </>
  );
}
