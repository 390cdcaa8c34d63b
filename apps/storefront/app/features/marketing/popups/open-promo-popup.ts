import { create } from "zustand";

interface PromoPopup {
  /** `person`: opened by a button. `shop`: opened by its trigger. */
  readonly openedBy: "person" | "shop" | undefined;
  /** The HTML of a draft, which an editor looks at instead of what is published. */
  readonly draft?: string;
}

/** Whether the promo popup is open; the shell renders it, and its code is loaded when it is first opened. */
export const usePromoPopup = create<PromoPopup>(() => ({ openedBy: undefined }));

export function openPromoPopup(openedBy: "person" | "shop"): void {
  usePromoPopup.setState({ openedBy });
}

export function previewPopup(draft: string): void {
  usePromoPopup.setState({ openedBy: "person", draft });
}

export function closePromoPopup(): void {
  usePromoPopup.setState({ openedBy: undefined });
}
