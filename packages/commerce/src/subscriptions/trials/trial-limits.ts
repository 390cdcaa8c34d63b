/**
 * How many free trials may begin from one place, and in how many days. Generous enough for a household, a studio or a
 * classroom; somebody who makes up mailboxes runs out.
 */
export const trialLimits = {
  network: { trials: 10, days: 7 },
  browser: { trials: 3, days: 90 },
} as const;

interface TrialsBegun {
  /** In the days that count for each. */
  readonly network: number;
  readonly browser: number;
}

export function hasTrialsLeft({ network, browser }: TrialsBegun): boolean {
  return network < trialLimits.network.trials && browser < trialLimits.browser.trials;
}
