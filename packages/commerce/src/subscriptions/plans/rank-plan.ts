import type { Offer } from "../../catalogue/pricing/offer-at.ts";

type Plan = Pick<Offer, "path" | "interval" | "trialDays">;

/** From the least to the most. */
const levels = ["essentials", "producer", "unlimited"];

/** Above 0 where the first plan is better: by what it holds, then by how long it runs, then by its free days. */
export function rankPlan(one: Plan, other: Plan): number {
  return (
    level(one) - level(other) ||
    months(one) - months(other) ||
    (one.trialDays ?? 0) - (other.trialDays ?? 0)
  );
}

/** Of equals the first. */
export function bestPlan<Ranked extends Plan>(plans: readonly Ranked[]): Ranked | undefined {
  return plans.reduce<Ranked | undefined>(
    (best, plan) => (best === undefined || rankPlan(plan, best) > 0 ? plan : best),
    undefined,
  );
}

function level({ path }: Plan): number {
  const words = path.split("-");
  return levels.findIndex((name) => words.includes(name));
}

function months({ interval }: Plan): number {
  if (interval === null) return 0;
  return interval.count * (interval.unit === "y" ? 12 : 1);
}
