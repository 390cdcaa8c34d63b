import { linkTo, splitLanguage } from "@autotune/routes";
import { VoicePrint } from "@autotune/ui/cover";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { Article } from "../blocks/article.tsx";
import { langOf } from "../platform/i18n/lang-of.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/artists/<slug>`: how an artist works. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const artist = storefront.reading(language).artist(params["slug"] ?? "");
  if (artist === undefined) throw notFound();
  return { artist, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { language } = splitLanguage(location.pathname);
  const { artist, origin } = loaderData;
  return pageMeta({
    title: artist.seo.title ?? artist.name,
    description: artist.seo.description ?? artist.summary,
    origin,
    pathname: location.pathname,
    availableIn: artist.availableIn,
    above: [{ name: i18nFor(language)._(msg`Artists`), path: linkTo("Artists", {}, language) }],
  });
};

export default function Artist() {
  const { artist } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const lang = langOf(artist.language, language);
  const { next } = artist;
  const { t } = useLingui();
  return (
    <>
      <TranslationNote language={artist.language} />
      <Article
        above={{ href: linkTo("Artists", {}, language), title: <Trans>Artists</Trans> }}
        family={artist.products[0]?.family}
        eyebrow={<span lang={lang}>{artist.role}</span>}
        title={artist.name}
        lead={artist.summary}
        image={
          <div className="mx-auto aspect-square w-full max-w-96 overflow-hidden rounded-full border border-line">
            <VoicePrint name={artist.slug} />
          </div>
        }
        opening={
          <blockquote
            lang={lang}
            className="max-w-[26em] border-l-2 border-family pl-6 font-display text-28 font-medium tracking-heading"
          >
            {artist.quote}
          </blockquote>
        }
        sections={artist.sections}
        products={artist.products}
        lang={lang}
        links={
          next === undefined
            ? []
            : [
                {
                  href: next.href,
                  label: <Trans>Next artist</Trans>,
                  title: next.name,
                  lang: langOf(next.language, language),
                },
              ]
        }
        linksTitle={t`Keep reading`}
      />
    </>
  );
}
