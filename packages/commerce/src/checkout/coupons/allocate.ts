/** Splits an amount by weights into whole parts that sum to it: the largest remainders get what is left. */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  // Products of two amounts may leave the safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((product) => Number(product / BigInt(whole)));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: Number(product % BigInt(whole)) }))
    .toSorted((one, other) => other.remainder - one.remainder)
    .slice(0, left);
  for (const { index } of byRemainder) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
