import { expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

it.each([
  ["/es/products/compare?coupon=a", "/es/producto/compara?coupon=a"],
  ["/anything/..", "/"],
  ["/anything/..?utm_source=mail", "/?utm_source=mail"],
  ["/es/../fr", "/fr"],
  ["/x/%2e%2e/products", "/products"],
  ["/products/auto-tune/%70ro", "/products/auto-tune/pro"],
])("%s redirects to %s", (url, to) => {
  expect(canonicalPath(url)).toBe(to);
});

it.each(["/", "/?utm_source=mail", "/es.data", "/products/auto-tune/pro", "//elsewhere.test"])(
  "%s is canonical",
  (url) => {
    expect(canonicalPath(url)).toBeUndefined();
  },
);

it.each([
  "//elsewhere.test/x/..",
  "/x/..//elsewhere.test",
  "/.//elsewhere.test",
  "/x/%2e%2e//elsewhere.test?a=b",
  "/./\\elsewhere.test",
  "///elsewhere.test/./",
])("%s redirects to no other host", (url) => {
  expect(canonicalPath(url)).toMatch(/^\/elsewhere\.test/);
});

it("rejects a URL of another host", () => {
  expect(() => canonicalPath("http://elsewhere.test/")).toThrow("isn’t in the expected format");
});
