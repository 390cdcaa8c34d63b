import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { runningExperiments } from "./running-experiments.ts";

const css = readFileSync(new URL("../../../styles/experiments.css", import.meta.url), "utf8");

it.each(runningExperiments)(
  "$name assigns exactly one variant to every participant",
  ({ name, weights }) => {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    for (const variant of Object.keys(weights)) expect(variant).toMatch(/^[a-z-]+$/);
  },
);

it("every variant that runs is shown by a rule of the style sheet, and no other", () => {
  const shown = [
    ...css.matchAll(
      /\[data-experiment-([a-z-]+)="([a-z-]+)"\]\s+\[data-variants="\1"\]\s*>\s*\[data-variant="\2"\]/g,
    ),
  ].map(([, name, variant]) => `${name}:${variant}`);
  const hidden = [
    ...css.matchAll(
      /\[data-experiment-([a-z-]+)="([a-z-]+)"\]\s+\[data-variants="\1"\]\s*>\s*\[data-variant="control"\]/g,
    ),
  ].map(([, name, variant]) => `${name}:${variant}`);
  const declared = runningExperiments.flatMap(({ name, weights }) =>
    Object.keys(weights)
      .filter((variant) => variant !== "control")
      .map((variant) => `${name}:${variant}`),
  );
  expect(shown.sort()).toEqual(declared.sort());
  expect(hidden.sort()).toEqual(declared.sort());
});
