const firstDelays = [0, 1000, 2000, 3000, 5000];
const steadyDelay = 10_000;

/** How long to wait before the nth question, in milliseconds: soon at first, then every ten seconds. */
export function pollDelay(asked: number): number {
  return firstDelays[asked] ?? steadyDelay;
}
