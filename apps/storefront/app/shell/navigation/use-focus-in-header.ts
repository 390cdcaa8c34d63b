import { useEffect } from "react";
import { triggerId } from "./open-menu.ts";

const reachable = "a[href], button:not(:disabled), summary";

/** While a menu fills the window, the rest of the page is inert, and Tab cycles through bar and menu. */
export function useFocusInHeader(active: boolean): void {
  useEffect(() => {
    const header = document.getElementById(triggerId("site"))?.closest("header");
    if (!active || header === null || header === undefined) return;
    const others = [...document.body.children].filter(
      (element) =>
        element instanceof HTMLElement && element !== header && !element.matches("[data-toasts]"),
    );
    for (const element of others) element.toggleAttribute("inert", true);

    const goAround = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const stops = [...header.querySelectorAll<HTMLElement>(reachable)].filter(isShown);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    header.addEventListener("keydown", goAround);
    return () => {
      for (const element of others) element.toggleAttribute("inert", false);
      header.removeEventListener("keydown", goAround);
    };
  }, [active]);
}

/** A closed section's content has a size all the same. */
function isShown(element: HTMLElement): boolean {
  const hidden = element.parentElement?.closest("details:not([open])");
  const inClosed = hidden !== null && hidden !== undefined && !element.matches("summary");
  return !inClosed && element.getClientRects().length > 0;
}
