import type { CartUpgrade, StoredLine } from "@autotune/commerce";
import { create } from "zustand";

interface CartOffer {
  /** Lines of the person's cart on another device that are missing here. */
  readonly lines: readonly StoredLine[];
  /** Those of the lines that are not in the catalogue. */
  readonly upgrades: readonly CartUpgrade[];
  /** The revision of the stored cart with these lines. */
  readonly revision: string | null;
}

export const noOffer: CartOffer = { lines: [], upgrades: [], revision: null };

/** While the question is open, this device posts nothing that would replace the other one's cart. */
export const useCartOffer = create<CartOffer>(() => noOffer);
