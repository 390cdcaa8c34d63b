const key = "told-product-changes";

/** More than anybody changes plans in a while. */
const mostKept = 20;

/** Where nothing can be kept, this page at least tells nothing twice. */
let remembered: readonly string[] = [];

/** What the person was told of changes of plan in this browser, whichever tab told it. */
function readTold(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (Array.isArray(kept)) return kept.filter((mark) => typeof mark === "string");
  } catch {
    // Forbidden, or not what we kept there.
  }
  return remembered;
}

/** Says whether it is for this tab to tell it: it is the first, and no other does. */
export function claimTelling(mark: string): boolean {
  const told = [...readTold(), ...remembered];
  if (told.includes(mark)) return false;
  remembered = [...remembered, mark].slice(-mostKept);
  try {
    localStorage.setItem(key, JSON.stringify([...readTold(), mark].slice(-mostKept)));
  } catch {
    // The other tabs tell it themselves.
  }
  return true;
}

/** Calls back when another tab has told something. */
export function followTelling(told: () => void, signal: AbortSignal): void {
  addEventListener(
    "storage",
    (event) => {
      if (event.key === key) told();
    },
    { signal },
  );
}
