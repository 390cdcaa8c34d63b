import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  ["/es/producto", "/es/producto"],
  ["/?utm_source=mail&gclid=1", "/"],
  ["/es.data?_routes=Home-lang_es&utm_source=mail", "/es.data?_routes=Home-lang_es"],
  ["/es.data?fbclid=1", "/es.data"],
  ["/es.data?_routes=made-up", "/es.data"],
  ["/es.data?_routes=root,Home-lang_es,root", "/es.data?_routes=Home-lang_es,root"],
  ["/es.data?%5froutes=made-up", "/es.data"],
])("%s is kept as %s", (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
