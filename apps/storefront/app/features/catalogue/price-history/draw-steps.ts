/** A price that holds from one position until the next. */
export interface Step {
  readonly from: number;
  readonly amount: number;
}

interface StepArea {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly until: number;
  /** The amount at the upper edge; the lower edge is always zero, so that no change looks larger than it is. */
  readonly most: number;
}

/** The path of an SVG: horizontal while a price holds, vertical where it changes. */
export function drawSteps(steps: readonly Step[], area: StepArea): string {
  const { width, height, from, until, most } = area;
  const round = (value: number) => Math.round(value * 10) / 10;
  const x = (place: number) =>
    round(((Math.min(Math.max(place, from), until) - from) / Math.max(until - from, 1)) * width);
  const y = (amount: number) => round(height - (amount / Math.max(most, 1)) * height);
  const [first, ...rest] = steps;
  if (first === undefined) return "";
  const turns = rest.map((step) => `H${x(step.from)}V${y(step.amount)}`);
  return `M${x(first.from)} ${y(first.amount)}${turns.join("")}H${x(until)}`;
}
