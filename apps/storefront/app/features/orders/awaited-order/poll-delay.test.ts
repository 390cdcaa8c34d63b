import { expect, it } from "vitest";
import { pollDelay } from "./poll-delay.ts";

it("polls at once, soon again, and then every ten seconds", () => {
  const delays = [0, 1, 2, 3, 4, 5, 6, 100].map(pollDelay);
  expect(delays).toEqual([0, 1000, 2000, 3000, 5000, 10_000, 10_000, 10_000]);
});
