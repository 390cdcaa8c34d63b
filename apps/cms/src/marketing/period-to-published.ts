import type { ShownPeriod } from "@autotune/contract";

interface PeriodFields {
  readonly startsAt?: string | null;
  readonly endsAt?: string | null;
}

export function periodToPublished({ startsAt, endsAt }: PeriodFields): ShownPeriod {
  return { ...(startsAt ? { startsAt } : {}), ...(endsAt ? { endsAt } : {}) };
}
