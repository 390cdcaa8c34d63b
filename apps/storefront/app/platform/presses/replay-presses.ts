/** Whenever a part of the page was hydrated: plays what was pressed there before. Returns how many are left elsewhere. */
export function replayPresses(): number {
  const { presses } = window;
  if (presses === undefined) return 0;
  for (const control of presses.splice(0)) {
    if (!control.isConnected) continue;
    if (isHydrated(control)) {
      control.removeAttribute("data-pressed");
      control.removeAttribute("aria-busy");
      control.click();
    } else presses.push(control);
  }
  return presses.length;
}

/** React has no question for this; it marks the elements that it knows. */
function isHydrated(control: Element): boolean {
  const element = control.closest("[data-presses]") ?? control;
  return Object.keys(element).some((key) => key.startsWith("__reactFiber"));
}
