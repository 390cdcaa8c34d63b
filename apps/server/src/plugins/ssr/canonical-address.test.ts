import { expect, it } from "vitest";
import { canonicalAddress } from "./canonical-address.ts";

it.each([
  ["/es/products/compare?coupon=a", "/es/producto/compara?coupon=a"],
  ["/anything/..", "/"],
  ["/anything/..?utm_source=mail", "/?utm_source=mail"],
  ["/es/../fr", "/fr"],
  ["/x/%2e%2e/products", "/products"],
  ["/products/auto-tune/%70ro", "/products/auto-tune/pro"],
])("%s leads to %s", (url, to) => {
  expect(canonicalAddress(url)).toBe(to);
});

it.each(["/", "/?utm_source=mail", "/es.data", "/products/auto-tune/pro", "//elsewhere.test"])(
  "%s is right as it is",
  (url) => {
    expect(canonicalAddress(url)).toBeUndefined();
  },
);

it("refuses an address of another host", () => {
  expect(() => canonicalAddress("http://elsewhere.test/")).toThrow("not of the form");
});
