import { create } from "zustand";

interface PromoPopup {
  /** `person`: a button asked for it. `shop`: its moment has come. */
  readonly openedBy: "person" | "shop" | undefined;
}

/** Whether the promo popup is open; a small part of the shell draws it, and its code comes when it is first wanted. */
export const usePromoPopup = create<PromoPopup>(() => ({ openedBy: undefined }));

export function openPromoPopup(openedBy: "person" | "shop"): void {
  usePromoPopup.setState({ openedBy });
}

export function closePromoPopup(): void {
  usePromoPopup.setState({ openedBy: undefined });
}
