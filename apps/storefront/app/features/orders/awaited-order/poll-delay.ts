const firstDelays = [0, 1000, 2000, 3000, 5000];
const steadyDelay = 10_000;

/** Milliseconds before the nth poll: soon at first, then every ten seconds. */
export function pollDelay(attempt: number): number {
  return firstDelays[attempt] ?? steadyDelay;
}
