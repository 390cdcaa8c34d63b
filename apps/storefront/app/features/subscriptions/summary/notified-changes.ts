const key = "told-product-changes";

/** More changes of plan than anyone makes in a while. */
const maxStored = 20;

/** Without storage, this page at least notifies of nothing twice. */
let remembered: readonly string[] = [];

/** Changes of plan that the person was notified of in this browser, by any tab. */
function readNotified(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    if (Array.isArray(stored)) return stored.filter((mark) => typeof mark === "string");
  } catch {
    // Storage is blocked, or the value is not ours.
  }
  return remembered;
}

/** Whether this tab should notify: it is the first, and no other does. */
export function claimNotification(mark: string): boolean {
  const notified = [...readNotified(), ...remembered];
  if (notified.includes(mark)) return false;
  remembered = [...remembered, mark].slice(-maxStored);
  try {
    localStorage.setItem(key, JSON.stringify([...readNotified(), mark].slice(-maxStored)));
  } catch {
    // The other tabs notify by themselves.
  }
  return true;
}

/** Calls back when another tab has notified. */
export function followNotifications(onNotified: () => void, signal: AbortSignal): void {
  addEventListener(
    "storage",
    (event) => {
      if (event.key === key) onNotified();
    },
    { signal },
  );
}
