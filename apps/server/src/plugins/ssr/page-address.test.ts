import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  ["/es/producto", "/es/producto"],
  ["/?utm_source=mail&gclid=1", "/"],
  ["/es.data?_routes=Home-lang_es&utm_source=mail", "/es.data?_routes=Home-lang_es"],
  ["/es.data?fbclid=1", "/es.data"],
])("%s is kept as %s", (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
