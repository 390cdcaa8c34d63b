import { hydrateLowerPage } from "../lazy/hydrate-lower-page.ts";

/** Whenever a part of the page was hydrated: plays what was pressed there before. */
export function replayPresses(): void {
  const { presses } = window;
  if (presses === undefined) return;
  for (const control of presses.splice(0)) {
    if (!control.isConnected) continue;
    if (isHydrated(control)) {
      control.removeAttribute("data-pressed");
      control.removeAttribute("aria-busy");
      control.click();
    } else presses.push(control);
  }
  // What is left is further down, and now comes first.
  if (presses.length > 0) hydrateLowerPage();
}

/** React has no question for this; it marks the elements that it knows. */
function isHydrated(control: Element): boolean {
  const element = control.closest("[data-presses]") ?? control;
  return Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}
