import { expect, test } from "vitest";
import { customerAddress, readDeskAddress } from "./desk-address.ts";

test("every page of the desk has an address", () => {
  expect(readDeskAddress([])).toEqual({ page: "find" });
  expect(readDeskAddress(["withdrawals"])).toEqual({ page: "withdrawals" });
  expect(readDeskAddress(["audit"])).toEqual({ page: "audit" });
  expect(readDeskAddress(["customers", "17"])).toEqual({ page: "customer", customer: 17 });
  expect(customerAddress(17)).toBe("/admin/support/customers/17");
});

test("everything else is no page", () => {
  for (const segments of [
    ["customers"],
    ["customers", "0"],
    ["customers", "-1"],
    ["customers", "1e3"],
    ["customers", "9".repeat(16)],
    ["customers", "17", "more"],
    ["audit", "17"],
    ["people"],
  ])
    expect(readDeskAddress(segments), segments.join("/")).toBeUndefined();
});
