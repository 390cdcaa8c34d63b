const slowest = 300;
/** Short times are audibly different, long ones hardly: the first half of the knob covers a quarter. */
const bend = 2.03;

/** The knob's position, 0 to 100, in milliseconds. */
export function millisecondsAt(place: number): number {
  return Math.round(slowest * (place / 100) ** bend);
}
