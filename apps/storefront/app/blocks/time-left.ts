interface TimeLeft {
  readonly isOver: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** How long something still holds. The minute that has begun counts, so that it never says none before the end. */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / minute));
  return {
    isOver: left === 0,
    days: Math.floor(left / (24 * 60)),
    hours: Math.floor(left / 60) % 24,
    minutes: left % 60,
  };
}
