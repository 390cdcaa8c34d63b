import { expect, it } from "vitest";
import { siteHref } from "./site-href.ts";

it.each([
  ["/products/auto-tune/pro", "/es/producto/auto-tune/pro"],
  ["/learning-center?topic=mixing#lessons", "/es/aprende-los-basicos?topic=mixing#lessons"],
  ["/es/comunidad/a-duet-for-one", "/es/comunidad/a-duet-for-one"],
  ["https://example.com/about", "https://example.com/about"],
  ["mailto:help@example.com", "mailto:help@example.com"],
  ["#two-jobs", "#two-jobs"],
])("%s leads a Spanish reader to %s", (href, expected) => {
  expect(siteHref(href, "es")).toBe(expected);
});
