import { isTrialPath } from "@autotune/commerce";
import type { BannerButton } from "./usable-buttons.ts";

/** Whether a button leads to 14 free days, which not everybody can have. */
export function offersTrial({ action, value }: Pick<BannerButton, "action" | "value">): boolean {
  return action === "open_trial_modal" || (action === "add_to_cart" && isTrialPath(value));
}
