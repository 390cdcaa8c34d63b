import { create } from "zustand";

const key = "last-promo";

/** More than anybody is shown in a while. */
const mostKept = 20;

interface LastPromo {
  /** The popups that were closed in this browser, the last one at the end. */
  readonly closed: readonly string[];
}

/**
 * Not only the last one: who has closed that of visitors, signs in and closes that of customers does not get the
 * first one again when they sign out.
 */
export const useLastPromo = create<LastPromo>(() => ({ closed: [] }));

/** Whoever has closed it does not get it again. */
export function recordClosedPromo(id: string): void {
  const others = useLastPromo.getState().closed.filter((one) => one !== id);
  const closed = [...others, id].slice(-mostKept);
  useLastPromo.setState({ closed });
  try {
    localStorage.setItem(key, JSON.stringify(closed));
  } catch {
    // Where storing is forbidden, it is closed for this page.
  }
}

/** Takes over what is kept, and what other tabs close from now on. */
export function followClosedPromos(signal: AbortSignal): void {
  const takeOver = () => {
    const closed = new Set([...readKept(), ...useLastPromo.getState().closed]);
    useLastPromo.setState({ closed: [...closed].slice(-mostKept) });
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

function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (Array.isArray(kept)) return kept.filter((id) => typeof id === "string");
  } catch {
    // Forbidden, or not what we kept there.
  }
  return [];
}
