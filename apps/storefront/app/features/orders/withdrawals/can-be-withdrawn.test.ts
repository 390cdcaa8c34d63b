import { describe, expect, it } from "vitest";
import { canBeWithdrawn } from "./can-be-withdrawn.ts";

const placedAt = "2026-11-01T12:00:00.000Z";
const within = new Date("2026-11-15T11:59:59.000Z");

describe("withdrawing from an order", () => {
  it("is possible for 14 days", () => {
    expect(canBeWithdrawn({ state: "completed", placedAt }, within)).toBe(true);
    const after = new Date("2026-11-15T12:00:00.000Z");
    expect(canBeWithdrawn({ state: "completed", placedAt }, after)).toBe(false);
  });

  it("is not offered for an order that is unpaid or refunded", () => {
    for (const state of ["pending", "failed", "refunded"] as const)
      expect(canBeWithdrawn({ state, placedAt }, within)).toBe(false);
  });
});
