/** The smallest value that this share of all values does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** In whole milliseconds. */
export function spread(values: readonly number[]): { readonly p50: number; readonly p99: number } {
  return { p50: Math.round(percentile(values, 0.5)), p99: Math.round(percentile(values, 0.99)) };
}
