import { readTexts, storedJson } from "../../../platform/storage/stored-value.ts";

const stored = storedJson("told-product-changes", readTexts);

/** More changes of plan than anyone makes in a while. */
const maxStored = 20;

/** Without storage, this page at least notifies of nothing twice. */
let remembered: readonly string[] = [];

/** Changes of plan that the person was notified of in this browser, by any tab. */
function readNotified(): readonly string[] {
  return stored.read() ?? remembered;
}

/** Whether this tab should notify: it is the first, and no other does. */
export function claimNotification(mark: string): boolean {
  const notified = [...readNotified(), ...remembered];
  if (notified.includes(mark)) return false;
  remembered = [...remembered, mark].slice(-maxStored);
  // Without storage the other tabs notify by themselves.
  stored.save([...readNotified(), mark].slice(-maxStored));
  return true;
}

/** Calls back when another tab has notified. */
export function followNotifications(onNotified: () => void, signal: AbortSignal): void {
  stored.follow(onNotified, signal);
}
