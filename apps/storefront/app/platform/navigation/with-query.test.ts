import { expect, it } from "vitest";
import { withQuery } from "./with-query.ts";

it.each([
  ["/products", "", "/products"],
  ["/products", "?utm_source=mail&a=%20b", "/products?utm_source=mail&a=%20b"],
  ["/products?family=ai#plans", "", "/products?family=ai#plans"],
  ["/products#plans", "?utm_source=mail", "/products?utm_source=mail#plans"],
  ["/products?family=ai", "?utm_source=mail", "/products?family=ai&utm_source=mail"],
  ["/products?family=ai#plans", "?family=other&t=1&t=2", "/products?family=ai&t=1&t=2#plans"],
  ["https://merch.example.com/?a=1#b?c", "?d=2", "https://merch.example.com/?a=1&d=2#b?c"],
])("%s with %s leads to %s", (to, search, expected) => {
  expect(withQuery(to, search)).toBe(expected);
});
