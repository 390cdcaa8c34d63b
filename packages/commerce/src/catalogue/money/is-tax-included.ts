/** Where tax is added when somebody pays. Everywhere else it is a part of the price. */
export const countriesWithTaxAdded: readonly string[] = ["US", "CA"];

/** Whether the prices that a country sees contain its tax. By country, not by currency. */
export function isTaxIncluded(country: string): boolean {
  return !countriesWithTaxAdded.includes(country);
}
