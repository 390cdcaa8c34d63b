import { describe, expect, it } from "vitest";
import { beginsToday, planMoves, termChange } from "./plan-move.ts";

const month = { count: 1, unit: "m" } as const;
const quarter = { count: 3, unit: "m" } as const;
const year = { count: 1, unit: "y" } as const;

describe("where a plan may go", () => {
  const moves = {
    upgradeableTo: ["unlimited"],
    switchableTo: ["producer-yearly"],
    downgradeableTo: ["essentials"],
  };

  it("[ACCT-04] is what the catalogue names: up, across and down", () => {
    expect(planMoves({ path: "producer", nextPath: null }, moves)).toEqual([
      { path: "unlimited", kind: "upgrade" },
      { path: "producer-yearly", kind: "switch" },
      { path: "essentials", kind: "downgrade" },
    ]);
  });

  it("is only back where a change waits for the next charge", () => {
    expect(planMoves({ path: "producer", nextPath: "essentials" }, moves)).toEqual([
      { path: "producer", kind: "keep" },
    ]);
  });
});

describe("a change of the term", () => {
  it.each([
    [month, year, true, false],
    [quarter, month, false, true],
    [year, { count: 12, unit: "m" }, false, false],
    [month, month, false, false],
  ] as const)("[ACCT-06] from %o to %o", (from, to, isTermIncrease, isTermDecrease) => {
    expect(termChange(from, to)).toEqual({ isTermIncrease, isTermDecrease });
  });
});

describe("a move begins today", () => {
  it.each([
    ["upgrade", month, year, true],
    ["upgrade", year, month, true],
    ["switch", month, year, true],
    ["switch", year, month, false],
    ["downgrade", month, month, false],
    ["downgrade", month, year, false],
    ["keep", month, year, false],
  ] as const)("as %s from %o to %o: %s", (kind, from, to, expected) => {
    expect(beginsToday(kind, termChange(from, to))).toBe(expected);
  });
});
