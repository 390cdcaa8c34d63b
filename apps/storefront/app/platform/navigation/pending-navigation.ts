import { create } from "zustand";

/**
 * How many navigations are under way: one that another overtakes ends a little later. The router's own state
 * comes too late for this: React holds it back until the lower page is hydrated.
 */
export const usePendingNavigations = create(() => ({ count: 0 }));

export async function whileNavigating<Result>(work: () => Promise<Result>): Promise<Result> {
  usePendingNavigations.setState(({ count }) => ({ count: count + 1 }));
  try {
    return await work();
  } finally {
    usePendingNavigations.setState(({ count }) => ({ count: count - 1 }));
  }
}
