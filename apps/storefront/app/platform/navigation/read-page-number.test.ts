import { expect, it } from "vitest";
import { readPageNumber } from "./read-page-number.ts";

it.each(["0", "-1", "1.5", "x", ""])("reads %j as the first page", (page) => {
  expect(readPageNumber(new URLSearchParams({ page }))).toBe(1);
});

it("requests no page beyond the server's limit", () => {
  expect(readPageNumber(new URLSearchParams({ page: "99" }))).toBe(99);
  expect(readPageNumber(new URLSearchParams({ page: "123456789" }))).toBe(10_000);
});
