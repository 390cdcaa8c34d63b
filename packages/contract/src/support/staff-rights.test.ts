import { expect, it } from "vitest";
import { isStaffRole, mayStaff } from "./staff-rights.ts";

it("lets support read and resend e-mails, managers act on licences and money, admins read the log", () => {
  const rights = (["customer.read", "order.resend", "order.refund", "audit.read"] as const).map(
    (action) => [
      mayStaff("support", action),
      mayStaff("manager", action),
      mayStaff("admin", action),
    ],
  );
  expect(rights).toEqual([
    [true, true, true],
    [true, true, true],
    [false, true, true],
    [false, false, true],
  ]);
});

it("knows no other roles", () => {
  expect(["support", "manager", "admin"].every(isStaffRole)).toBe(true);
  expect(["editor", "translator", "", undefined, null].some(isStaffRole)).toBe(false);
});
