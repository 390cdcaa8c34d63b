import { languages, linkTo, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import { DownloadIndex } from "../features/licensing/installers/download-index.tsx";
import { DownloadPage } from "../features/licensing/installers/download-page.tsx";
import { i18nFor } from "../platform/i18n/messages.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/software-download` and `/software-download/<slug>`. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { origin } = storefront;
  const downloads = storefront.downloads(splitLanguage(url.pathname).language);
  if (params["slug"] === undefined)
    return { kind: "index", origin, pages: downloads.pages() } as const;
  const page = downloads.page(params["slug"]);
  if (page === undefined) throw notFound();
  return { kind: "page", origin, page } as const;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { pathname } = location;
  const { origin } = loaderData;
  const { language } = splitLanguage(pathname);
  const i18n = i18nFor(language);
  if (loaderData.kind === "index")
    return pageMeta({
      title: titleIn(pathname, msg`Software Download`),
      description: i18n._(msg`Installers for macOS and Windows, with every version and its hash.`),
      origin,
      pathname,
      availableIn: languages,
    });
  const { seo, title, text, availableIn } = loaderData.page;
  return pageMeta({
    title: seo.title ?? `${title}: ${i18n._(msg`Downloads`)}`,
    description: seo.description ?? text,
    origin,
    pathname,
    availableIn,
    above: [{ name: i18n._(msg`Downloads`), path: linkTo("SoftwareDownload", {}, language) }],
  });
};

export default function SoftwareDownload() {
  const data = useLoaderData<typeof loader>();
  if (data.kind === "index") return <DownloadIndex pages={data.pages} />;
  return (
    <>
      <TranslationNote language={data.page.language} />
      <DownloadPage page={data.page} />
    </>
  );
}
