import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import {
  closeMenu,
  menuId,
  triggerId,
  useOpenMenu,
  type MenuName,
} from "../../shell/bar/open-menu.ts";

/** From here on the bar has room for all its links: `lg` of the tokens. */
const wideWindow = "(min-width: 75rem)";

const findTrigger = (menu: MenuName) => document.getElementById(triggerId(menu));
const findMenu = (menu: MenuName) => document.getElementById(menuId(menu));

/** What closes a menu that is open: Escape, a press elsewhere, another page, a window of the other kind. */
export function useMenuClosing(menu: MenuName, closingEvents: readonly ("click" | "focusin")[]) {
  const open = useOpenMenu((state) => state.open === menu);
  const { key } = useLocation();
  const shownOn = useRef(key);

  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    // What had the focus goes away with the menu: whoever reads by ear goes on at the new page.
    if (findMenu(menu)?.contains(document.activeElement)) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    closeMenu();
  }, [menu, key]);

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== "Escape") return;
      closeMenu();
      findTrigger(menu)?.focus();
    };
    const onEvent = ({ target }: Event) => {
      const inside =
        target instanceof Node &&
        [findTrigger(menu), findMenu(menu)].some((element) => element?.contains(target));
      if (!inside) closeMenu();
    };
    document.addEventListener("keydown", onKey, { signal });
    for (const event of closingEvents) document.addEventListener(event, onEvent, { signal });
    matchMedia(wideWindow).addEventListener("change", closeMenu, { signal });
    return () => stop.abort();
  }, [menu, open, closingEvents]);
}
