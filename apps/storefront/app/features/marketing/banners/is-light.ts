/** Above this, dark text has more contrast than light text (WCAG's relative luminance). */
const middle = 0.179;

/** Whether a colour, as `#` and six digits, needs dark text on it. */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? []).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > middle;
}

function linear(digits: string): number {
  const share = Number.parseInt(digits, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
