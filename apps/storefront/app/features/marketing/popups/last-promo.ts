import { create } from "zustand";

const key = "last-promo";

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
  try {
    localStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // Without storage it is closed for this page.
  }
}

/** Reads the stored list, and follows other tabs from now on. */
export function followClosedPromos(signal: AbortSignal): void {
  const takeOver = () => {
    const closed = new Set([...readStored(), ...useLastPromo.getState().closed]);
    useLastPromo.setState({ closed: [...closed].slice(-maxStored) });
  };
  takeOver();
  addEventListener(
    "storage",
    (event) => {
      if (event.key === key) takeOver();
    },
    { signal },
  );
}

function readStored(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (Array.isArray(stored)) return stored.filter((id) => typeof id === "string");
  } catch {
    // Storage is blocked, or the value is not ours.
  }
  return [];
}
