import { expect, test } from "vitest";
import { readNext } from "./factor-routes.ts";

test("who has shown a factor goes on to a page of the admin, never to another site", () => {
  const own = ["/admin", "/admin/support/customers/17", "/admin?locale=es"];
  expect(own.map(readNext)).toEqual(own);
  for (const other of [
    undefined,
    "",
    "//evil.test",
    "https://evil.test",
    "/\\evil.test",
    "/adminx",
  ])
    expect(readNext(other), other).toBe("/admin");
});
