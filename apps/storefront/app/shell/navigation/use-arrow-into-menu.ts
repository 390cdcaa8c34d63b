import { useEffect } from "react";
import { menuId, openMenu, triggerId, type MenuName } from "./open-menu.ts";

/** The arrow key opens a menu from its button, and enters it. */
export function useArrowIntoMenu(menu: MenuName): void {
  useEffect(() => {
    const trigger = document.getElementById(triggerId(menu));
    if (trigger === null) return;
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      openMenu(menu);
      // After the menu has been rendered.
      requestAnimationFrame(() => {
        document.getElementById(menuId(menu))?.querySelector<HTMLElement>(first)?.focus();
      });
    };
    trigger.addEventListener("keydown", onKey, { signal: stop.signal });
    return () => stop.abort();
  }, [menu]);
}

const first = "[tabindex='0'], a, summary";
