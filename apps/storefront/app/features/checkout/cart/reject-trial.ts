import { decideTrial, type CartItem } from "@autotune/commerce";
import { msg } from "@lingui/core/macro";
import { notify } from "../../../platform/notifications/notifications.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { knownSummary } from "../../subscriptions/summary/summary.ts";

/** Why the current person cannot have this trial, and says so; undefined where they can. */
export async function rejectTrial(item: CartItem): Promise<"trialUsed" | "ignored" | undefined> {
  const decision = decideTrial({
    summary: await knownSummary(),
    isPromo: item.promoOnly,
    item,
  });
  if (decision === "allowed") return undefined;
  if (decision === "ignored") return "ignored";
  notify({ kind: "warning", text: translate(msg`You have already used your trial.`) });
  return "trialUsed";
}
