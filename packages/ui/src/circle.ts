/** A point on a circle; 0 degrees is to the right, and SVG turns clockwise. */
export function polar(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
}

/** Path data of a part of a circle. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  return `M${polar(x, y, radius, from)}A${radius} ${radius} 0 ${large} 1 ${polar(x, y, radius, to)}`;
}
