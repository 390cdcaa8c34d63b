import { expect, test } from "vitest";
import { customerPath, readSupportRoute } from "./support-routes.ts";

test("every page of the support console has a path", () => {
  expect(readSupportRoute([])).toEqual({ page: "find" });
  expect(readSupportRoute(["withdrawals"])).toEqual({ page: "withdrawals" });
  expect(readSupportRoute(["orders"])).toEqual({ page: "orders" });
  expect(readSupportRoute(["orders", "ATX-1"])).toEqual({ page: "order", reference: "ATX-1" });
  expect(readSupportRoute(["orders", "ATX-1", "refund"])).toEqual({
    page: "refund",
    reference: "ATX-1",
  });
  expect(readSupportRoute(["audit"])).toEqual({ page: "audit" });
  expect(readSupportRoute(["customers", "17"])).toEqual({ page: "customer", customer: 17 });
  expect(readSupportRoute(["customers", "17", "view"])).toEqual({
    page: "customer-view",
    customer: 17,
  });
  expect(customerPath(17)).toBe("/admin/support/customers/17");
});

test("everything else is no page", () => {
  for (const segments of [
    ["customers"],
    ["customers", "0"],
    ["customers", "-1"],
    ["customers", "1e3"],
    ["customers", "9".repeat(16)],
    ["customers", "17", "more"],
    ["orders", "../audit"],
    ["orders", "AT-1", "more"],
    ["audit", "17"],
    ["people"],
  ])
    expect(readSupportRoute(segments), segments.join("/")).toBeUndefined();
});
