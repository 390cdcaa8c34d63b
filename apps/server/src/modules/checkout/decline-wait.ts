/** Payments that were declined within the last hour, of one person or from one place. */
export interface Declines {
  readonly count: number;
  readonly secondsSinceLast: number;
}

/** So often a card may be mistyped, be empty or want its bank's blessing. */
const declinesBeforeWait = 5;
const firstWaitSeconds = 60;
const longestWaitSeconds = 60 * 60;

/**
 * How many seconds somebody has to wait who had payments declined. Twice as long after each: a person hardly
 * notices, and whoever tries out stolen cards gets no further than a few an hour.
 */
export function waitAfterDeclines({ count, secondsSinceLast }: Declines): number {
  if (count < declinesBeforeWait) return 0;
  const wait = Math.min(firstWaitSeconds * 2 ** (count - declinesBeforeWait), longestWaitSeconds);
  return Math.max(0, Math.ceil(wait - Math.max(secondsSinceLast, 0)));
}
