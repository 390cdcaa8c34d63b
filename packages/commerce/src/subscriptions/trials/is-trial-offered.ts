/** Whether a person is shown the trial at all. One who is not signed in may still have one. */
export function isTrialOffered(
  summary: { readonly wasTrialer: boolean; readonly hasAvailableTrial: number } | null,
): boolean {
  return summary === null || (!summary.wasTrialer && summary.hasAvailableTrial > 0);
}
