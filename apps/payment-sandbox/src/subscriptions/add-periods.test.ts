import { describe, expect, it } from "vitest";
import { addPeriods } from "./add-periods.ts";

const monthly = { interval: "month", intervalLength: 1 } as const;
const from = new Date("2027-01-31T10:00:00Z");

describe("addPeriods", () => {
  it("ends a short month on its last day and finds the 31st again after it", () => {
    expect(addPeriods(from, monthly, 1).toISOString()).toBe("2027-02-28T10:00:00.000Z");
    expect(addPeriods(from, monthly, 2).toISOString()).toBe("2027-03-31T10:00:00.000Z");
  });

  it("counts years from a leap day", () => {
    const leapDay = new Date("2028-02-29T00:00:00Z");
    const yearly = { interval: "year", intervalLength: 1 } as const;
    expect(addPeriods(leapDay, yearly, 1).toISOString()).toBe("2029-02-28T00:00:00.000Z");
    expect(addPeriods(leapDay, yearly, 4).toISOString()).toBe("2032-02-29T00:00:00.000Z");
  });

  it("counts days and weeks by their length", () => {
    const twoWeeks = { interval: "week", intervalLength: 2 } as const;
    expect(addPeriods(from, twoWeeks, 1).toISOString()).toBe("2027-02-14T10:00:00.000Z");
  });
});
