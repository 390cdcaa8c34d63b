import { linkTo, splitLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { TutorialLinkView } from "@autotune/contract";
import type { ReactNode } from "react";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData } from "react-router";
import { pageMeta } from "../document/page-meta.ts";
import { structureTutorial } from "../document/structured-data/structure-tutorial.ts";
import { LessonFacts } from "../features/content/lessons/lesson-facts.tsx";
import { lessonTopicLabels } from "../features/content/lessons/lesson-labels.ts";
import { Outcome } from "../features/content/lessons/outcome.tsx";
import { useLanguage } from "../platform/i18n/language.ts";
import { i18nFor } from "../platform/i18n/messages.ts";
import { Article } from "../blocks/article.tsx";
import { langOf } from "../platform/i18n/lang-of.ts";
import type { OnwardLink } from "../features/content/reading/onward-links.tsx";
import { ReadingCover } from "../features/content/reading/reading-cover.tsx";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/learning-center/<slug>`: a lesson. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const lesson = storefront.reading(language).tutorial(params["slug"] ?? "");
  if (lesson === undefined) throw notFound();
  return { lesson, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { language } = splitLanguage(location.pathname);
  const { lesson, origin } = loaderData;
  return pageMeta({
    title: lesson.seo.title ?? lesson.title,
    description: lesson.seo.description ?? lesson.summary,
    origin,
    pathname: location.pathname,
    availableIn: lesson.availableIn,
    type: "article",
    above: [
      {
        name: i18nFor(language)._(msg`Learning Center`),
        path: linkTo("LearningCenter", {}, language),
      },
    ],
    structured: [structureTutorial(origin, lesson)],
  });
};

export default function Tutorial() {
  const { lesson } = useLoaderData<typeof loader>();
  const { i18n } = useLingui();
  const language = useLanguage();
  const lang = langOf(lesson.language, language);
  const linkAs = (other: TutorialLinkView | undefined, label: ReactNode): OnwardLink[] =>
    other === undefined
      ? []
      : [
          {
            href: other.href,
            label,
            title: other.title,
            lang: langOf(other.language, language),
          },
        ];
  return (
    <>
      <TranslationNote language={lesson.language} />
      <Article
        above={{
          href: linkTo("LearningCenter", {}, language),
          title: <Trans>Learning Center</Trans>,
        }}
        family={lesson.products[0]?.family}
        eyebrow={i18n._(lessonTopicLabels[lesson.topic])}
        title={lesson.title}
        lead={lesson.summary}
        facts={<LessonFacts lesson={lesson} />}
        image={
          <ReadingCover
            slug={lesson.slug}
            products={lesson.products}
            sizes="(min-width: 62rem) 22rem, 54vw"
            eager
          />
        }
        opening={<Outcome text={lesson.outcome} lang={lang} />}
        sections={lesson.sections}
        products={lesson.products}
        lang={lang}
        links={[
          ...linkAs(lesson.previous, <Trans>Previous lesson</Trans>),
          ...linkAs(lesson.next, <Trans>Next lesson</Trans>),
        ]}
      />
    </>
  );
}
