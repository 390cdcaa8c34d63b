import { expect, test } from "vitest";
import { isSiteUrl, isStorePath } from "./link-targets.ts";

test.each(["/", "/products", "/products?family=auto-tune#plans", "/es/producto"])(
  "%s is a path of the store",
  (path) => expect(isStorePath(path)).toBe(true),
);

test.each([
  "//other.example",
  "/\\other.example",
  "/products\\..\\x",
  "/\t/other.example",
  "/\n/other.example",
  "products",
  "https://other.example/",
  "javascript:alert()",
  "",
  undefined,
])("%j is none", (path) => expect(isStorePath(path)).toBe(false));

test.each(["https://other.example", "https://other.example/a?b=c#d"])("%s is a site", (url) =>
  expect(isSiteUrl(url)).toBe(true),
);

test.each([
  "http://other.example",
  "https:other.example",
  "https:/other.example",
  "https://",
  "https:\\\\other.example",
  "https://other.example\\@store.example",
  "https://other example",
  " https://other.example",
  "data:text/html,x",
  null,
])("%j is none that is reached safely", (url) => expect(isSiteUrl(url)).toBe(false));
