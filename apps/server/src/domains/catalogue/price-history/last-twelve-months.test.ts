import { expect, it } from "vitest";
import { lastTwelveMonths } from "./last-twelve-months.ts";

const now = new Date("2026-11-16T12:00:00Z");
const price = (day: string, amount: number) => ({
  from: Date.parse(`${day}T12:00:00Z`),
  amount,
  isReduced: false,
});

it("begins with the price that held a year ago", () => {
  expect(
    lastTwelveMonths([price("2024-01-01", 1), price("2025-06-01", 2), price("2026-03-01", 3)], now),
  ).toEqual([price("2025-11-16", 2), price("2026-03-01", 3)]);
});

it("leaves out what ended exactly a year ago", () => {
  expect(lastTwelveMonths([price("2024-01-01", 1), price("2025-11-16", 2)], now)).toEqual([
    price("2025-11-16", 2),
  ]);
});

it("begins where a newer product begins, and is empty where nothing is known", () => {
  expect(lastTwelveMonths([price("2026-10-01", 5)], now)).toEqual([price("2026-10-01", 5)]);
  expect(lastTwelveMonths([], now)).toEqual([]);
});
