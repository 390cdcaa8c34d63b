/**
 * The lifetime value of a product's buyer, by path, in US cents: a licence's price, what subscribers pay before they
 * cancel, and for a trial the share of those who stay. The numbers come from the business; only this table needs to
 * change.
 */
const lifetimeValues: ReadonlyMap<string, number> = new Map([
  ["auto-tune-pro", 45_900],
  ["auto-tune-2026", 34_900],
  ["auto-tune-hybrid", 19_900],
  ["auto-tune-efx-plus", 9900],
  ["auto-key", 4900],
  ["vocal-prep", 9900],
  ["vocal-eq", 10_900],
  ["vocal-compressor", 12_900],
  ["vocal-de-esser", 9900],
  ["vocal-reverb", 11_900],
  ["metamorph", 19_900],
  ["harmony-engine", 14_900],
  ["vocodist", 9900],
  ["choir", 7900],
  ["twin", 4900],
  ["ember", 4900],
  ["whisper", 4500],
  ["larynx", 5500],
  ["shard", 5500],
  ["orbit", 4900],
  ["dial", 3900],
  ["stutter", 4500],
  ["halo", 5500],
  ["undertow", 4500],
  ["vocal-chain-bundle", 39_900],
  ["auto-tune-unlimited-monthly", 24_990],
  ["auto-tune-unlimited-yearly", 34_998],
  ["auto-tune-producer-monthly", 17_990],
  ["auto-tune-producer-yearly", 24_998],
  ["auto-tune-essentials-monthly", 9990],
  ["auto-tune-essentials-yearly", 13_998],
  ["auto-tune-unlimited-monthly-14d-free", 9996],
]);

interface ValuedLine {
  readonly path: string;
  readonly quantity: number;
  readonly isFreebie: boolean;
}

/** Of all that was bought, in US cents; gifts count as nothing. Undefined where none of it is in the table. */
export function lifetimeValueOf(lines: readonly ValuedLine[]): number | undefined {
  const known = lines.flatMap(({ path, quantity, isFreebie }) => {
    const value = lifetimeValues.get(path);
    return value === undefined || isFreebie ? [] : [value * quantity];
  });
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0);
}
