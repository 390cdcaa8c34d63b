interface LeavingPlan {
  /** ISO times. */
  readonly nextChargeAt: string | null;
  readonly entitledUntil: string | null;
  /** Of one that is cancelled. */
  readonly endsAt: string | null;
}

interface PlanEnd {
  /** Until then a cancellation can be revoked; after it nothing is charged. */
  readonly endsAt: string | null;
  /** The last instant of its tools, at most `endsAt`; null where they do not work any more, as in a pause. */
  readonly worksUntil: string | null;
}

/** How a plan that is cancelled ends, or would end if it were cancelled now: with what would be its next charge. */
export function planEnd(plan: LeavingPlan, now: Date): PlanEnd {
  const endsAt = plan.endsAt ?? plan.nextChargeAt ?? plan.entitledUntil;
  const last = earlier(plan.entitledUntil, endsAt);
  return { endsAt, worksUntil: last !== null && Date.parse(last) > now.getTime() ? last : null };
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one;
  return Date.parse(one) < Date.parse(other) ? one : other;
}
