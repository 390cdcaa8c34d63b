import type { NewsletterFrequency } from "@autotune/contract";

/** In UTC: morning in America is near, and afternoon in Asia not over. */
const hour = 9;
const thursday = 4;

/**
 * When the newsletter last became due: on Thursday, or on the first of the month. A newsletter tells of what was
 * there by then, so it is the same whenever it is made after that moment.
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
