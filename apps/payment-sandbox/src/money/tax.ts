/** A country's tax on software: the rate in hundredths of a percent, and whether shown prices contain it. */
export interface Tax {
  readonly basisPoints: number;
  readonly included: boolean;
}

const includedPercents: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 22,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 19,
  SE: 25,
  SI: 22,
  SK: 23,
  GB: 20,
  JP: 10,
  KR: 10,
  AU: 10,
};
const addedPercents: Readonly<Record<string, number>> = { US: 8.25, CA: 5 };

export function taxOf(country: string): Tax {
  const added = addedPercents[country];
  if (added !== undefined) return { basisPoints: Math.round(added * 100), included: false };
  return { basisPoints: Math.round((includedPercents[country] ?? 0) * 100), included: true };
}

/** The tax in an amount that contains it, or on one that does not; rounded half up to the minor unit. */
export function taxOn(base: number, { basisPoints, included }: Tax): number {
  return divideHalfUp(base * basisPoints, included ? 10_000 + basisPoints : 10_000);
}

export function divideHalfUp(numerator: number, denominator: number): number {
  return Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));
}
