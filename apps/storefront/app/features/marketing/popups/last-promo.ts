import { create } from "zustand";
import { readTexts, storedJson } from "../../../platform/storage/stored-value.ts";

const stored = storedJson("last-promo", readTexts);

/** More popups than anyone sees in a while. */
const maxStored = 20;

interface LastPromo {
  /** The popups that were closed in this browser, the last one at the end. */
  readonly closed: readonly string[];
}

/**
 * Not only the last one: a person who closes the visitors' popup, signs in and closes the customers' popup must not
 * get the first one again after signing out.
 */
export const useLastPromo = create<LastPromo>(() => ({ closed: [] }));

/** A closed popup is not shown again. */
export function recordClosedPromo(id: string): void {
  const others = useLastPromo.getState().closed.filter((one) => one !== id);
  const closed = [...others, id].slice(-maxStored);
  useLastPromo.setState({ closed });
  // Without storage it is closed for this page.
  stored.save(closed);
}

/** Reads the stored list, and follows other tabs from now on. */
export function followClosedPromos(signal: AbortSignal): void {
  const takeOver = () => {
    const closed = new Set([...(stored.read() ?? []), ...useLastPromo.getState().closed]);
    useLastPromo.setState({ closed: [...closed].slice(-maxStored) });
  };
  takeOver();
  stored.follow(takeOver, signal);
}
