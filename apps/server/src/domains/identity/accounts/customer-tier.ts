import type { UserResponse } from "@autotune/contract";

interface Holdings {
  readonly licences: number;
  readonly trials: number;
  readonly paidPlans: number;
}

/** The customer tier of an account: the highest that applies. */
export function customerTier({ licences, trials, paidPlans }: Holdings): UserResponse["level"] {
  if (paidPlans > 0) return "subscriber";
  if (trials > 0) return "trialer";
  return licences > 0 ? "owner" : "member";
}
