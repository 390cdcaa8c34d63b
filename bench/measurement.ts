import type { Stack } from "@autotune/scripts/stack";

export interface Measurement {
  readonly id: string;
  readonly what: string;
  /** The ratio must be at least this, or at most this. */
  readonly bar: { readonly atLeast: number } | { readonly atMost: number };
  measure(shop: Stack): Promise<number>;
}

/** A figure worth knowing that nothing is compared with: it depends on the machine, so it has no bar. */
export interface Observation {
  readonly id: string;
  readonly what: string;
  readonly observe: (shop: Stack) => Promise<number>;
}

export function holds({ bar }: Measurement, ratio: number): boolean {
  return "atLeast" in bar ? ratio >= bar.atLeast : ratio <= bar.atMost;
}

export function barText({ bar }: Measurement): string {
  return "atLeast" in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`;
}
