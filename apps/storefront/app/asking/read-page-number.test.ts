import { expect, it } from "vitest";
import { readPageNumber } from "./read-page-number.ts";

it.each(["0", "-1", "1.5", "x", ""])("takes %j for the first page", (page) => {
  expect(readPageNumber(new URLSearchParams({ page }))).toBe(1);
});

it("asks for no page that the server does not count to", () => {
  expect(readPageNumber(new URLSearchParams({ page: "99" }))).toBe(99);
  expect(readPageNumber(new URLSearchParams({ page: "123456789" }))).toBe(10_000);
});
