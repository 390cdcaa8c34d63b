import { expect, it } from "vitest";
import { isQueryDependent, pagePath } from "./page-path.ts";

it.each([
  ["/es/producto", "/es/producto"],
  ["/?utm_source=mail&gclid=1", "/"],
  ["/es.data?_routes=Home-lang_es&utm_source=mail", "/es.data?_routes=Home-lang_es"],
  ["/es.data?fbclid=1", "/es.data"],
  ["/es.data?_routes=made-up", "/es.data"],
  ["/es.data?_routes=root,Home-lang_es,root", "/es.data?_routes=Home-lang_es,root"],
  ["/es.data?%5froutes=made-up", "/es.data"],
  ["/community?topic=craft&utm_source=mail&level=1", "/community?topic=craft"],
  ["/es/comunidad?topic=+", "/es/comunidad"],
  ["/learning-center?topic=tuning&level=beginner", "/learning-center?level=beginner&topic=tuning"],
  [
    "/community.data?topic=craft&_routes=Community",
    "/community.data?_routes=Community&topic=craft",
  ],
  ["/community/a-post?topic=craft", "/community/a-post"],
])("%s is cached as %s", (url, path) => {
  expect(pagePath(url)).toBe(path);
});

it.each([
  ["/community", false],
  ["/community.data?_routes=Community", false],
  ["/community.data?_routes=Community&topic=craft", true],
  ["/community?topic=craft", true],
])("%s depends on a query: %s", (path, expected) => {
  expect(isQueryDependent(path)).toBe(expected);
});
