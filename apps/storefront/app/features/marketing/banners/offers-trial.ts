import { isTrialPath } from "@autotune/commerce";
import type { BannerButton } from "./usable-buttons.ts";

/** Whether a button starts the 14-day trial, which not everybody is eligible for. */
export function offersTrial({ action, value }: Pick<BannerButton, "action" | "value">): boolean {
  return action === "open_trial_modal" || (action === "add_to_cart" && isTrialPath(value));
}
