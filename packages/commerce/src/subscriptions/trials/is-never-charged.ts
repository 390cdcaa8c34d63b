interface TrialPlan {
  /** ISO times. */
  readonly trialEndsAt: string | null;
  readonly entitledUntil: string | null;
}

/** Whether a plan has not been paid for: every charge extends the right to use it beyond the free days. */
export function isNeverCharged({ trialEndsAt, entitledUntil }: TrialPlan): boolean {
  if (trialEndsAt === null || entitledUntil === null) return false;
  return Date.parse(entitledUntil) <= Date.parse(trialEndsAt);
}
