import { closePromoPopup, usePromoPopup } from "../../state/open-promo-popup.ts";
import { isPersonBusy } from "./is-person-busy.ts";

/** What came by itself comes another time where somebody has begun to do something since. */
export function giveWayToPerson(): void {
  if (usePromoPopup.getState().openedBy === "shop" && isPersonBusy(document)) closePromoPopup();
}
