import { whenLeft } from "../../../platform/presses/when-left.ts";
import type { PlanRejection, PlanResult } from "../api/subscriptions.ts";

/** Goes to a page of the payment provider. Over when this one is left, or stays after all; returns why it stays at once. */
export async function openProviderPage(
  fetchPage: () => Promise<PlanResult<string>>,
): Promise<PlanRejection | null> {
  const result = await fetchPage();
  if (!result.ok) return result.rejection;
  location.assign(result.value);
  await whenLeft();
  return null;
}
