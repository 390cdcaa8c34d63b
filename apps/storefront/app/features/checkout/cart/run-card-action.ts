import { findTrial, planPathOf } from "@autotune/commerce";
import type { CardAction } from "@autotune/contract";
import { splitLanguage, switchLanguage } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import { promoPopupRequested } from "../checkout-events.ts";
import { buy } from "./cart.ts";
import { findItem, loadCatalogue } from "../../catalogue/store/catalogue.ts";
import { handleUpgrade } from "./handle-upgrade.ts";
import { notify } from "../../../platform/notifications/notifications.ts";
import {
  openProductOptions,
  openTrialModal,
  type CardActionContext,
} from "./offer-dialog-store.ts";
import { rejectTrial } from "./reject-trial.ts";
import { readSitePath, readWebUrl } from "../../../platform/navigation/read-url.ts";
import { translate } from "../../../platform/i18n/translate.ts";
import { notifyUnexpected } from "../../../platform/notifications/notify-unexpected.ts";

// With the actions: the store of the dialogs is in every first view, and this is not.
export { whenLeft } from "../../../platform/presses/when-left.ts";

/** `leaves`: a navigation has begun. */
export type ActionOutcome = "leaves" | "stays";

/** `data` is a path, a URL or a list of slugs, by action. */
export async function runAction(
  action: CardAction,
  data: string,
  context: CardActionContext,
): Promise<ActionOutcome> {
  switch (action) {
    case "add_to_cart":
      return addToCart(data);
    case "go_to":
      return goTo(data, context);
    case "go_to_external":
      return goOut(data);
    case "open_trial_modal":
      return openTrial(data);
    case "open_product_modal":
      openProductOptions([data]);
      return "stays";
    case "open_specific_products_modal":
      openProductOptions(listOf(data), { exact: true });
      return "stays";
    case "handle_upgrade":
      return handleUpgrade(data, { followup: context.followup === true });
    case "open_popup":
      promoPopupRequested.send();
      return "stays";
  }
}

async function addToCart(path: string): Promise<ActionOutcome> {
  if (!(await loadCatalogue())) return "stays";
  const item = findItem(path);
  if (item === undefined) {
    notify({ kind: "error", text: translate(msg`Product not found.`) });
    return "stays";
  }
  return (await buy(item)).ok ? "leaves" : "stays";
}

async function goTo(data: string, { navigate }: CardActionContext): Promise<ActionOutcome> {
  const path = readSitePath(data);
  if (path === undefined) return fail();
  await navigate(switchLanguage(path, splitLanguage(location.pathname).language));
  return "stays";
}

function goOut(data: string): ActionOutcome {
  const url = readWebUrl(data);
  if (url === undefined) return fail();
  location.assign(url);
  return "leaves";
}

/** Of a trial, or of the plan that it becomes. */
async function openTrial(path: string): Promise<ActionOutcome> {
  if (!(await loadCatalogue())) return "stays";
  const trial = findTrial(planPathOf(path), findItem);
  if (trial === undefined) return fail();
  // Its terms are an offer too: whoever had one is told so at once.
  if ((await rejectTrial(trial)) === undefined) openTrialModal(trial.path);
  return "stays";
}

function fail(): ActionOutcome {
  notifyUnexpected();
  return "stays";
}

function listOf(data: string): string[] {
  return data
    .split(",")
    .map((slug) => slug.trim())
    .filter((slug) => slug !== "");
}
