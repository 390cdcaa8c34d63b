import type { UserAnswer } from "@autotune/contract";

interface Holdings {
  readonly licences: number;
  readonly trials: number;
  readonly paidPlans: number;
}

/** What an account is to the shop: the best of what is true of it. */
export function levelOf({ licences, trials, paidPlans }: Holdings): UserAnswer["level"] {
  if (paidPlans > 0) return "subscriber";
  if (trials > 0) return "trialer";
  return licences > 0 ? "owner" : "member";
}
