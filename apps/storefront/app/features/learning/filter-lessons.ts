import type { NamedProductView, TutorialLinkView } from "@autotune/contract";
import {
  tutorialLevels,
  tutorialTopics,
  type TutorialLevel,
  type TutorialTopic,
} from "@autotune/contract/reading-names";

/** What somebody narrowed the lessons to; an empty text is everything. */
export interface LessonFilter {
  readonly topic: TutorialTopic | "";
  readonly level: TutorialLevel | "";
  /** A product's path. */
  readonly product: string;
}

/** Of the query of an address. What is unknown narrows nothing. */
export function readLessonFilter(
  query: URLSearchParams,
  products: readonly NamedProductView[],
): LessonFilter {
  const asked = (name: keyof LessonFilter) => query.get(name) ?? "";
  return {
    topic: tutorialTopics.find((topic) => topic === asked("topic")) ?? "",
    level: tutorialLevels.find((level) => level === asked("level")) ?? "",
    product: products.find(({ path }) => path === asked("product"))?.path ?? "",
  };
}

export function filterLessons(
  lessons: readonly TutorialLinkView[],
  { topic, level, product }: LessonFilter,
): TutorialLinkView[] {
  return lessons.filter(
    (lesson) =>
      (topic === "" || lesson.topic === topic) &&
      (level === "" || lesson.level === level) &&
      (product === "" || lesson.products.some(({ path }) => path === product)),
  );
}

/** Each product that a lesson names, once, by name. */
export function productsOfLessons(lessons: readonly TutorialLinkView[]): NamedProductView[] {
  const products = lessons.flatMap((lesson) => lesson.products);
  return [...new Map(products.map((product) => [product.path, product])).values()].toSorted(
    (one, other) => one.name.localeCompare(other.name),
  );
}
