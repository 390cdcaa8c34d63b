/** Milliseconds; what begins to load later has another cause than the press. */
const soon = 150;

/** While something loads that was asked for by a press: the pressed control shows it. Returns what ends it. */
export function showBusy(): () => void {
  const { last, time = 0 } = window.presses ?? {};
  if (last === undefined || performance.now() - time > soon) return () => {};
  last.setAttribute("data-pressed", "");
  return () => last.removeAttribute("data-pressed");
}
