import { giveWayToPerson } from "../../features/promo-popup/give-way-to-person.ts";
import { usePopupMoment } from "../../features/promo-popup/use-popup-moment.ts";
import { closePromoPopup, usePromoPopup } from "../../state/open-promo-popup.ts";
import { Late } from "../late.tsx";

const load = async () => {
  const { PromoPopup } = await import("./promo-popup.tsx");
  giveWayToPerson();
  return PromoPopup;
};

/** Stands once in the document: waits for the popup's moment, and fetches its code when it is first opened. */
export function PromoPopupHost() {
  usePopupMoment();
  const isWanted = usePromoPopup(({ openedBy }) => openedBy !== undefined);
  return <Late wanted={isWanted} load={load} failed={closePromoPopup} />;
}
