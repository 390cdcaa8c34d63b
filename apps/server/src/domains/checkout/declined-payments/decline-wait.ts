/** Payments declined within the last hour, of one person or from one origin. */
export interface Declines {
  readonly count: number;
  readonly secondsSinceLast: number;
}

/** A card may be mistyped, empty or need its bank's approval this often. */
const declinesBeforeWait = 5;
const firstWaitSeconds = 60;
const longestWaitSeconds = 60 * 60;

/**
 * How many seconds a buyer has to wait after declined payments. Doubles with each: a person hardly notices, and card
 * testers get no further than a few an hour.
 */
export function waitAfterDeclines({ count, secondsSinceLast }: Declines): number {
  if (count < declinesBeforeWait) return 0;
  const wait = Math.min(firstWaitSeconds * 2 ** (count - declinesBeforeWait), longestWaitSeconds);
  return Math.max(0, Math.ceil(wait - Math.max(secondsSinceLast, 0)));
}
