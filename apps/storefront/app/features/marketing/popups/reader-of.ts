import type { UserResponse } from "@autotune/contract";
import type { PopupReader } from "./popup-for-audience.ts";
import type { SummaryState } from "../../subscriptions/summary/summary.ts";

type Account = Pick<
  UserResponse,
  "is_active_subscriber" | "is_active_trialer" | "optin_marketing" | "optin_newsletter"
>;
type Plans = Pick<
  SummaryState,
  | "status"
  | "isActiveSubscriber"
  | "isActiveTrialer"
  | "wasSubscriber"
  | "wasTrialer"
  | "hasAvailableTrial"
>;

/**
 * What a popup may be addressed to. Without a summary of their plans only the account's own flags are known; somebody
 * without a plan may have had a trial, so undefined: no popup offers them another.
 */
export function readerOf(account: Account, plans: Plans): PopupReader | undefined {
  const { optin_marketing: getsMarketing, optin_newsletter: getsNewsletter } = account;
  if (plans.status === "known")
    return {
      isSubscriber: plans.isActiveSubscriber,
      isTrialer: plans.isActiveTrialer,
      wasSubscriber: plans.wasSubscriber,
      // Whoever can have none is treated as if they had one.
      wasTrialer: plans.wasTrialer || plans.hasAvailableTrial === 0,
      getsMarketing,
      getsNewsletter,
    };
  const { is_active_subscriber: isSubscriber, is_active_trialer: isTrialer } = account;
  if (!isSubscriber && !isTrialer) return undefined;
  const wasSubscriber = false;
  const wasTrialer = false;
  return { isSubscriber, isTrialer, wasSubscriber, wasTrialer, getsMarketing, getsNewsletter };
}
