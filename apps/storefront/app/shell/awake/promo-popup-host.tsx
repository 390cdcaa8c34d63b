import { giveWayToPerson } from "../../features/promo-popup/give-way-to-person.ts";
import { usePopupTiming } from "../../features/promo-popup/use-popup-moment.ts";
import { closePromoPopup, usePromoPopup } from "../../state/open-promo-popup.ts";
import { Late } from "../late.tsx";

const load = async () => {
  const { PromoPopup } = await import("./promo-popup.tsx");
  giveWayToPerson();
  return PromoPopup;
};

/** Rendered once in the document: triggers the popup, and loads its code when it is first opened. */
export function PromoPopupHost() {
  usePopupTiming();
  const isWanted = usePromoPopup(({ openedBy }) => openedBy !== undefined);
  return <Late wanted={isWanted} load={load} failed={closePromoPopup} />;
}
