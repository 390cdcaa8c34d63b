import { useEffect } from "react";
import { menuId, openMenu, triggerId, type MenuName } from "./open-menu.ts";

/** A menu's button is a link in the markup: the space bar, and the arrow key into the menu, are handled here. */
export function useTriggerKeys(menu: MenuName): void {
  useEffect(() => {
    const trigger = document.getElementById(triggerId(menu));
    if (trigger === null) return;
    const stop = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " " && event.key !== "ArrowDown") return;
      event.preventDefault();
      if (event.key === " ") {
        trigger.click();
        return;
      }
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
