interface TimeLeft {
  readonly isOver: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** The time left. Rounded up to the started minute, so that it never shows zero before the end. */
export function timeLeft(endsAt: string, now: number): TimeLeft {
  const left = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / minute));
  return {
    isOver: left === 0,
    days: Math.floor(left / (24 * 60)),
    hours: Math.floor(left / 60) % 24,
    minutes: left % 60,
  };
}
