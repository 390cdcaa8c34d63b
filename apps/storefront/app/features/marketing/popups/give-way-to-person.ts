import { closePromoPopup, usePromoPopup } from "./open-promo-popup.ts";
import { isPersonBusy } from "./is-person-busy.ts";
import { personActivity } from "./person-activity.ts";

/** A popup that opened by itself closes if the person has started to do something since. */
export function giveWayToPerson(): void {
  if (usePromoPopup.getState().openedBy !== "shop") return;
  if (isPersonBusy(document, personActivity())) closePromoPopup();
}
