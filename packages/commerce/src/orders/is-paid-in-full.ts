/**
 * Percents of the taxes that shown prices contain somewhere: standard rates of value added, goods and services taxes. A
 * company that accounts for the tax itself pays less by one of them. A new rate is a line here; until then such a
 * company's order waits for a person.
 */
const includedTaxPercents = [
  5, 7, 8, 8.1, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27,
] as const;

interface PaidAmounts {
  /** What was asked for, in the minor unit of the currency. */
  readonly asked: number;
  readonly paid: number;
  /** The tax that the provider says is in what was paid. */
  readonly tax: number;
  /** How many lines cost something today. */
  readonly lines: number;
}

/**
 * Whether what was paid is what was asked for. Amounts are whole minor units, so each rounded one is off by half of it
 * at most: each line, and the tax. Nothing else is granted. More than was asked for is tax that came on top.
 */
export function isPaidInFull({ asked, paid, tax, lines }: PaidAmounts): boolean {
  const rounding = roundingOf(lines + 1);
  if (paid >= asked - rounding) return true;
  if (tax !== 0) return false;
  return includedTaxPercents.some(
    (percent) => Math.abs(paid - asked / (1 + percent / 100)) <= rounding,
  );
}

/** The most that so many rounded amounts can differ from the exact ones, in minor units. */
function roundingOf(amounts: number): number {
  return Math.floor(amounts / 2);
}
