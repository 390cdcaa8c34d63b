import { closePromoPopup, usePromoPopup } from "./open-promo-popup.ts";
import { isPersonBusy } from "./is-person-busy.ts";

/** A popup that opened by itself closes if the person has started to do something since. */
export function giveWayToPerson(): void {
  if (usePromoPopup.getState().openedBy === "shop" && isPersonBusy(document)) closePromoPopup();
}
