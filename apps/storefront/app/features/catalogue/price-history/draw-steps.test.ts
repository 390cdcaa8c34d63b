import { expect, it } from "vitest";
import { drawSteps } from "./draw-steps.ts";

const area = { width: 100, height: 50, from: 0, until: 10, most: 100 };

it("is flat while a price holds, and vertical where it changes, from zero at the lower edge", () => {
  const steps = [
    { from: 0, amount: 100 },
    { from: 4, amount: 50 },
    { from: 8, amount: 100 },
  ];
  expect(drawSteps(steps, area)).toBe("M0 0H40V25H80V0H100");
});

it("starts where a newer product starts, and stays within the image", () => {
  expect(drawSteps([{ from: 5, amount: 0 }], area)).toBe("M50 50H100");
  expect(drawSteps([{ from: -5, amount: 100 }], area)).toBe("M0 0H100");
});

it("draws nothing without prices", () => {
  expect(drawSteps([], area)).toBe("");
  expect(drawSteps([{ from: 0, amount: 0 }], { ...area, until: 0, most: 0 })).toBe("M0 50H0");
});
