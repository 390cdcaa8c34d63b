import type { NamedProductView, TutorialLinkView } from "@autotune/contract";
import { expect, it } from "vitest";
import { filterLessons, productsOfLessons, readLessonFilter } from "./filter-lessons.ts";

const product = (path: string): NamedProductView => ({ path, pid: path, name: path });
const lesson = (
  slug: string,
  topic: TutorialLinkView["topic"],
  level: TutorialLinkView["level"],
  ...products: string[]
): TutorialLinkView => ({
  slug,
  href: `/learning-center/${slug}`,
  language: "en",
  title: slug,
  summary: "",
  topic,
  level,
  minutes: 8,
  products: products.map(product),
});

const lessons = [
  lesson("first", "tuning", "beginner", "pro", "key"),
  lesson("second", "tuning", "advanced", "pro"),
  lesson("third", "mixing", "beginner", "eq"),
];
const products = productsOfLessons(lessons);

it("offers each product once, by name", () => {
  expect(products.map(({ path }) => path)).toEqual(["eq", "key", "pro"]);
});

it.each([
  ["", ["first", "second", "third"]],
  ["topic=tuning", ["first", "second"]],
  ["topic=tuning&level=advanced", ["second"]],
  ["product=eq", ["third"]],
  ["product=eq&topic=tuning", []],
  ["topic=unknown&level=&product=secret", ["first", "second", "third"]],
])("?%s shows %j", (query, expected) => {
  const filter = readLessonFilter(new URLSearchParams(query), products);
  expect(filterLessons(lessons, filter).map(({ slug }) => slug)).toEqual(expected);
});
