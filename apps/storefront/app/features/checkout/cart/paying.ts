import { create } from "zustand";

interface Paying {
  /**
   * The provider is processing a payment on this page. What would change the cart, the user or the page has to
   * wait.
   */
  readonly paying: boolean;
  /** The provider's form is on this page. Another cart would remove it, with the card details typed into it. */
  readonly isFormOpen: boolean;
}

export const usePaying = create<Paying>(() => ({ paying: false, isFormOpen: false }));
