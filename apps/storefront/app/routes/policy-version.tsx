import { contentPageHref, splitLanguage } from "@autotune/routes";
import { linkClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Link, useLoaderData } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { isHeadBlock } from "../blocks/is-head-block.ts";
import { pageMeta } from "../document/page-meta.ts";
import { storefrontContext } from "../document/storefront-context.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { notFound } from "./not-found-response.ts";

/** `/policies/terms-of-service/1`: the text that somebody agreed to, also when there is a newer one. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const { slug = "", version = "" } = params;
  if (!/^[1-9]\d{0,5}$/.test(version)) throw notFound();
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const found = storefront.findPolicyVersion(slug, Number(version), language);
  if (found === undefined) throw notFound();
  return { ...found, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, version, origin } = loaderData;
  return pageMeta({
    title: `${page.title} (${version})`,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
    isUnlisted: true,
  });
};

export default function PolicyVersion() {
  const language = useLanguage();
  const { document, version, page, publishedAt, currentVersion } = useLoaderData<typeof loader>();
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(publishedAt),
  );
  return (
    <>
      <TranslationNote language={page.language} />
      <div className="wrap pt-4">
        <p className="rounded-10 border border-line bg-surface-1 px-4 py-3 text-14 text-muted">
          <Trans>
            Version {version}, published {day}.
          </Trans>{" "}
          {currentVersion === undefined || currentVersion === version ? null : (
            <Link to={contentPageHref(document, language)} className={linkClass}>
              <Trans>Read the current version ({currentVersion})</Trans>
            </Link>
          )}
        </p>
      </div>
      {page.blocks.some(isHeadBlock) ? null : <h1 className="sr-only">{page.title}</h1>}
      <Blocks blocks={page.blocks} />
    </>
  );
}
