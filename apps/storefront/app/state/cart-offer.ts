import type { CartUpgrade, KeptLine } from "@autotune/commerce";
import { create } from "zustand";

interface CartOffer {
  /** What lies in the person's cart on another device, and not here. */
  readonly lines: readonly KeptLine[];
  /** Those of the lines that the catalogue does not name. */
  readonly upgrades: readonly CartUpgrade[];
  /** Of the kept cart that it was found in. */
  readonly revision: string | null;
}

export const noOffer: CartOffer = { lines: [], upgrades: [], revision: null };

/** As long as somebody is asked, this device tells the server nothing that would replace the other one's cart. */
export const useCartOffer = create<CartOffer>(() => noOffer);
