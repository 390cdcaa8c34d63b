import { GrowthBook, type FeatureDefinition } from "@growthbook/growthbook";
import type { Assignments, Choice } from "./assignments.ts";

/**
 * Draws a variant of each experiment. The seed decides, and is discarded: only the variant is stored, which identifies
 * nobody. No request is needed; the experiments are declared in our code.
 */
export function assignVariants(experiments: readonly Choice[], seed: string): Assignments {
  const growthBook = new GrowthBook({
    attributes: { seed },
    features: Object.fromEntries(experiments.map((one) => [one.name, featureOf(one)])),
  });
  const assigned = experiments.map(({ name }) => [
    name,
    growthBook.getFeatureValue<string>(name, "control"),
  ]);
  growthBook.destroy();
  return Object.fromEntries(assigned);
}

function featureOf({ name, weights }: Choice): FeatureDefinition<string> {
  const variations = Object.keys(weights);
  return {
    defaultValue: "control",
    rules: [
      {
        key: name,
        variations,
        weights: Object.values(weights),
        hashAttribute: "seed",
        hashVersion: 2,
      },
    ],
  };
}
