/**
 * Splits an amount by weights so that the parts sum to it exactly: each part is rounded down, and what is
 * left goes, one minor unit each, to the parts that lost most by rounding.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (weights.length === 0) return [];
  const shares = weights.map((weight) =>
    sum === 0 ? { part: 0n, rest: 0n } : divide(BigInt(amount) * BigInt(weight), BigInt(sum)),
  );
  let left = amount - shares.reduce((total, { part }) => total + Number(part), 0);
  const parts = shares.map(({ part }) => Number(part));
  const byRest = shares
    .map(({ rest }, index) => ({ rest, index }))
    .sort((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest < other.rest ? 1 : -1,
    );
  for (let turn = 0; left > 0; turn = (turn + 1) % byRest.length, left -= 1) {
    const index = byRest[turn]?.index ?? 0;
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}

function divide(numerator: bigint, denominator: bigint): { part: bigint; rest: bigint } {
  return { part: numerator / denominator, rest: numerator % denominator };
}
