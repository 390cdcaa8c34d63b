import type { NewsletterFrequency } from "@autotune/contract";

/** In UTC: shortly before the morning in America, and still afternoon in Asia. */
const hour = 9;
const thursday = 4;

/**
 * When the newsletter last became due: on Thursday, or on the first of the month. It covers what was published
 * by then, so it is the same whenever it is created afterwards.
 */
export function lastDigestTime(frequency: NewsletterFrequency, now: Date): Date {
  switch (frequency) {
    case "each": {
      const due = atHour(now, now.getUTCDate() - ((now.getUTCDay() - thursday + 7) % 7));
      return due <= now ? due : atHour(due, due.getUTCDate() - 7);
    }
    case "monthly": {
      const due = atHour(now, 1);
      return due <= now
        ? due
        : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1, hour));
    }
  }
}

function atHour(month: Date, day: number): Date {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), day, hour));
}
