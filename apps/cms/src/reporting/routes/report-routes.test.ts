import { expect, it } from "vitest";
import {
  breakdownsOf,
  firstPageOf,
  queryOn,
  readReportPage,
  readReportQuery,
  searchOf,
} from "./report-routes.ts";

const now = new Date("2026-03-10T22:00:00Z");

it("finds each page by its path", () => {
  expect(readReportPage([])).toBe("sales");
  expect(readReportPage(["demand"])).toBe("demand");
  expect(readReportPage(["people"])).toBeUndefined();
  expect(readReportPage(["sales", "more"])).toBeUndefined();
});

it("shows support what has no money in it, and managers everything", () => {
  expect([firstPageOf("support"), firstPageOf("manager"), firstPageOf("admin")]).toEqual([
    "demand",
    "sales",
    "sales",
  ]);
});

it("reads a span until today, or two days, and falls back to what is usual", () => {
  expect(readReportQuery({ days: "7" }, now).period).toEqual({
    from: "2026-03-04",
    to: "2026-03-10",
  });
  expect(readReportQuery({ from: "2025-01-01", to: "2025-01-31", by: "country" }, now)).toEqual({
    period: { from: "2025-01-01", to: "2025-01-31" },
    span: undefined,
    by: "country",
  });
  // A report goes back three years at most.
  expect(readReportQuery({ from: "2015-01-01", to: "2025-12-31" }, now).period).toEqual({
    from: "2022-12-30",
    to: "2025-12-31",
  });
  for (const wrong of [
    {},
    { days: "8" },
    { from: "2025-02-30", to: "2025-03-01" },
    { from: "2025-03-02", to: "2025-03-01" },
    { from: "x", to: "2025-03-01", by: "person" },
    { from: "9999-12-01", to: "9999-12-31" },
  ])
    expect(readReportQuery(wrong, now)).toMatchObject({ span: 28, by: "product" });
});

it("keeps in a link what was chosen", () => {
  const query = readReportQuery({ days: "90", by: "kind" }, now);
  expect(searchOf(query)).toBe("days=90&by=kind");
  expect(searchOf(query, { span: undefined })).toBe("from=2025-12-11&to=2026-03-10&by=kind");
});

it("breaks a page down by what it offers, although its link comes from another page", () => {
  const byCoupon = readReportQuery({ days: "90", by: "coupon" }, now);
  expect(searchOf(queryOn("sales", byCoupon))).toBe("days=90&by=product");
  expect(searchOf(queryOn("marketing", byCoupon))).toBe("days=90&by=coupon");
  expect(queryOn("marketing", readReportQuery({ by: "country" }, now)).by).toBe("coupon");
  expect(queryOn("sales", readReportQuery({ by: "country" }, now)).by).toBe("country");
  // On a page without a breakdown it is only carried on.
  expect(queryOn("demand", byCoupon)).toEqual(byCoupon);
  const offered: readonly string[] = Object.values(breakdownsOf).flat();
  expect(new Set(offered).size).toBe(offered.length);
});
