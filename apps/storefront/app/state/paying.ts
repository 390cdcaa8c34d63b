import { create } from "zustand";

interface Paying {
  /**
   * A payment is under way on this page: the provider has the money in its hands. What would change the
   * cart, the person or the page under it has to wait.
   */
  readonly paying: boolean;
  /** The provider's form is on this page. Another cart would take it away, with the card that was typed into it. */
  readonly isFormOpen: boolean;
}

export const usePaying = create<Paying>(() => ({ paying: false, isFormOpen: false }));
