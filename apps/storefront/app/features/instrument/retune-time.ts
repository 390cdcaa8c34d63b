const slowest = 300;
/** Small times are told apart by ear, long ones hardly: the first half of the knob covers a quarter. */
const bend = 2.03;

/** What the knob's place, 0 to 100, means in milliseconds. */
export function millisecondsAt(place: number): number {
  return Math.round(slowest * (place / 100) ** bend);
}
