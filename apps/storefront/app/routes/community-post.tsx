import { linkTo, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { structurePost } from "../document/structured-data/structure-post.ts";
import { PostFacts } from "../features/content/posts/post-facts.tsx";
import { topicLabels } from "../features/content/posts/topic-labels.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { Article } from "../blocks/article.tsx";
import { langOf } from "../platform/i18n/lang-of.ts";
import { ReadingCover } from "../features/content/reading/reading-cover.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/community/<slug>`: a post. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const post = storefront.reading(language).post(params["slug"] ?? "");
  if (post === undefined) throw notFound();
  return { post, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { language } = splitLanguage(location.pathname);
  const { post, origin } = loaderData;
  return pageMeta({
    title: post.seo.title ?? post.title,
    description: post.seo.description ?? post.summary,
    origin,
    pathname: location.pathname,
    availableIn: post.availableIn,
    type: "article",
    above: [{ name: i18nFor(language)._(msg`Community`), path: linkTo("Community", {}, language) }],
    structured: [structurePost(origin, post)],
  });
};

export default function CommunityPost() {
  const { post } = useLoaderData<typeof loader>();
  const { i18n, t } = useLingui();
  const language = useLanguage();
  return (
    <>
      <TranslationNote language={post.language} />
      <Article
        above={{ href: linkTo("Community", {}, language), title: <Trans>Community</Trans> }}
        family={post.products[0]?.family}
        eyebrow={i18n._(topicLabels[post.topic])}
        title={post.title}
        lead={post.summary}
        facts={<PostFacts post={post} />}
        image={
          <ReadingCover
            slug={post.slug}
            products={post.products}
            sizes="(min-width: 62rem) 22rem, 54vw"
            eager
          />
        }
        sections={post.sections}
        products={post.products}
        lang={langOf(post.language, language)}
        links={post.related.map((other) => ({
          href: other.href,
          label: i18n._(topicLabels[other.topic]),
          title: other.title,
          lang: langOf(other.language, language),
        }))}
        linksTitle={t`Keep reading`}
      />
    </>
  );
}
