import { create } from "zustand";

/**
 * A payment is under way on this page: the provider has the money in its hands. What would change the
 * cart, the person or the page under it has to wait.
 */
export const usePaying = create(() => ({ paying: false }));
