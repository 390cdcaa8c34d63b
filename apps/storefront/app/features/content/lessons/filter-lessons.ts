import type { NamedProductView, TutorialLinkView } from "@autotune/contract";
import {
  tutorialLevels,
  tutorialTopics,
  type TutorialLevel,
  type TutorialTopic,
} from "@autotune/contract/reading-topics";

/** The selected filters; an empty text means all. */
export interface LessonFilter {
  readonly topic: TutorialTopic | "";
  readonly level: TutorialLevel | "";
  /** A product's path. */
  readonly product: string;
}

/** From the query of a URL. Unknown values are ignored. */
export function readLessonFilter(
  query: URLSearchParams,
  products: readonly NamedProductView[],
): LessonFilter {
  const paramOf = (name: keyof LessonFilter) => query.get(name) ?? "";
  return {
    topic: tutorialTopics.find((topic) => topic === paramOf("topic")) ?? "",
    level: tutorialLevels.find((level) => level === paramOf("level")) ?? "",
    product: products.find(({ path }) => path === paramOf("product"))?.path ?? "",
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
