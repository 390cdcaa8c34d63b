import { compareCosts, paidByMonth, type PlanCost } from "@autotune/commerce";
import type { Step } from "./draw-steps.ts";

const shortest = 24;
const longest = 60;

/** How many months a comparison shows: a little past the month in which the lines cross, in whole years. */
export function monthsToShow(licence: number, plans: readonly PlanCost[]): number {
  const crossings = plans.map((plan) => compareCosts(licence, plan)?.licenceCheaperFrom ?? longest);
  const past = Math.max(...crossings) + 6;
  return Math.min(Math.max(Math.ceil(past / 12) * 12, shortest), longest);
}

/** What has been paid for a plan, from the beginning of the first month to the end of the last one. */
export function paymentSteps(plan: PlanCost, months: number): Step[] {
  const payments = Math.ceil(months / plan.everyMonths);
  return Array.from({ length: payments }, (_none, index) => {
    const from = index * plan.everyMonths;
    return { from, amount: paidByMonth(plan, from + 1) };
  });
}
