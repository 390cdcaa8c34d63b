import { expect, it } from "vitest";
import { assignVariants } from "./assign-variants.ts";

const seeds = Array.from({ length: 10_000 }, (_, index) => `seed-${index}`);

it("[TRACK-02] of 10,000 visitors each variant gets its share", () => {
  const weights = { control: 0.7, b: 0.2, c: 0.1 };
  const counts = { control: 0, b: 0, c: 0 };
  for (const seed of seeds) {
    const { one } = assignVariants([{ name: "one", weights }], seed);
    if (one === "control" || one === "b" || one === "c") counts[one] += 1;
  }
  expect(counts.control + counts.b + counts.c).toBe(seeds.length);
  // Five standard deviations.
  for (const variant of ["control", "b", "c"] as const) {
    const share = weights[variant];
    const tolerance = 5 * Math.sqrt((share * (1 - share)) / seeds.length);
    expect(Math.abs(counts[variant] / seeds.length - share), variant).toBeLessThan(tolerance);
  }
});

it("the same seed draws the same, and experiments are independent of each other", () => {
  const halves = { control: 0.5, b: 0.5 };
  const experiments = [
    { name: "one", weights: halves },
    { name: "two", weights: halves },
  ];
  let both = 0;
  for (const seed of seeds.slice(0, 4000)) {
    const drawn = assignVariants(experiments, seed);
    expect(assignVariants(experiments, seed)).toEqual(drawn);
    if (drawn["one"] === "b" && drawn["two"] === "b") both += 1;
  }
  expect(Math.abs(both / 4000 - 0.25)).toBeLessThan(0.04);
});

it("a variant with no share is never drawn", () => {
  const weights = { control: 1, b: 0 };
  for (const seed of seeds.slice(0, 500))
    expect(assignVariants([{ name: "one", weights }], seed)).toEqual({ one: "control" });
});
