import { useEffect } from "react";
import { promoPopupRequested } from "../../checkout/checkout-events.ts";
import { giveWayToPerson } from "./give-way-to-person.ts";
import { usePopupTiming } from "./use-popup-timing.ts";
import {
  closePromoPopup,
  openPromoPopup,
  previewPopup,
  usePromoPopup,
} from "./open-promo-popup.ts";
import { Late } from "../../../platform/lazy/late.tsx";

const load = async () => {
  const { PromoPopup } = await import("./promo-popup-with-newsletter.tsx");
  giveWayToPerson();
  return PromoPopup;
};

/** Rendered once in the document: triggers the popup, and loads its code when it is first opened. */
export function PromoPopupHost({ draft }: { draft: string | undefined }) {
  usePopupTiming();
  useEffect(() => {
    if (draft !== undefined) previewPopup(draft);
  }, [draft]);
  useEffect(() => promoPopupRequested.listen(() => openPromoPopup("person")), []);
  const isWanted = usePromoPopup(({ openedBy }) => openedBy !== undefined);
  return <Late wanted={isWanted} load={load} failed={closePromoPopup} />;
}
