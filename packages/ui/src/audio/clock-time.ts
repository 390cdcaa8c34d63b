/** A place in a sound, as players show it: 00:03.2 */
export function clockTime(seconds: number): string {
  const tenths = Math.floor(seconds * 10 + 1e-6);
  const minutes = Math.floor(tenths / 600);
  const rest = tenths % 600;
  return `${two(minutes)}:${two(Math.floor(rest / 10))}.${rest % 10}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
