import { linkTo, splitLanguage } from "@autotune/routes";
import { buttonClass, EmptyState } from "@autotune/ui";
import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { Link, useLoaderData } from "react-router";
import { Blocks } from "../blocks/blocks.tsx";
import { isHeadBlock } from "../blocks/is-head-block.ts";
import { pageMeta } from "../document/page-meta.ts";
import { titleIn } from "../document/title-in.ts";
import {
  filterLessons,
  productsOfLessons,
  readLessonFilter,
} from "../features/content/lessons/filter-lessons.ts";
import { LessonFilters } from "../features/content/lessons/lesson-filters.tsx";
import { LessonList } from "../features/content/lessons/lesson-list.tsx";
import { useFocusAround } from "../platform/focus/use-focus-around.ts";
import { useLanguage } from "../platform/i18n/language.ts";
import { TranslationNote } from "../shell/translation-note.tsx";
import { storefrontContext } from "../document/storefront-context.ts";
import { notFound } from "./not-found-response.ts";

/** `/learning-center`: an editor's page with the lessons, all or filtered (`?topic=`, `level`, `product`). */
export function loader({ url, context }: LoaderFunctionArgs) {
  const storefront = context.get(storefrontContext);
  const { language } = splitLanguage(url.pathname);
  const page = storefront.findPage("learning-center", language);
  if (page === undefined) throw notFound();
  const all = storefront.reading(language).tutorials();
  const products = productsOfLessons(all);
  const filter = readLessonFilter(url.searchParams, products);
  const lessons = filterLessons(all, filter);
  return { page, products, filter, lessons, origin: storefront.origin };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  if (loaderData === undefined) return [];
  const { page, filter, origin } = loaderData;
  return pageMeta({
    title: page.seo.title ?? titleIn(location.pathname, msg`Learning Center`),
    description: page.seo.description,
    origin,
    pathname: location.pathname,
    availableIn: page.availableIn,
    isUnlisted: Object.values(filter).some((chosen) => chosen !== ""),
  });
};

export default function LearningCenter() {
  const { page, products, filter, lessons } = useLoaderData<typeof loader>();
  return (
    <>
      <TranslationNote language={page.language} />
      {page.blocks.some(isHeadBlock) ? null : <h1 className="sr-only">{page.title}</h1>}
      <Blocks blocks={page.blocks.filter(isHeadBlock)} />
      <section id="lessons" className="wrap scroll-mt-24 pt-12">
        <h2 className="sr-only">
          <Trans>Lessons</Trans>
        </h2>
        <LessonFilters filter={filter} products={products} />
        <div tabIndex={-1} className="mt-5 outline-none">
          <p role="status" className="mb-6 text-14 text-faint">
            <Plural value={lessons.length} one="# lesson" other="# lessons" />
          </p>
          {lessons.length === 0 ? (
            <NothingMatches />
          ) : (
            <LessonList lessons={lessons} heading="h3" />
          )}
        </div>
      </section>
      <Blocks blocks={page.blocks.filter((block) => !isHeadBlock(block))} />
    </>
  );
}

function NothingMatches() {
  const language = useLanguage();
  return (
    <EmptyState title={<Trans>No matching lessons</Trans>} text={<Trans>Try fewer filters.</Trans>}>
      <Link
        ref={useFocusAround<HTMLAnchorElement>()}
        to={linkTo("LearningCenter", {}, language)}
        className={buttonClass("secondary")}
      >
        <Trans>Show all lessons</Trans>
      </Link>
    </EmptyState>
  );
}
