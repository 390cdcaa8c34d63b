import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { isPlainClick } from "../../platform/navigation/is-plain-click.ts";
import { closeMenu, menuId, triggerId, useOpenMenu, type MenuName } from "./open-menu.ts";

/** From here on the bar has room for all its links: `lg` of the tokens. */
const wideWindow = "(min-width: 75rem)";

const findTrigger = (menu: MenuName) => document.getElementById(triggerId(menu));
const findMenu = (menu: MenuName) => document.getElementById(menuId(menu));

/** What closes an open menu: Escape, a click elsewhere or on a link, another page, a change of the breakpoint. */
export function useMenuClosing(menu: MenuName, closingEvents: readonly ("click" | "focusin")[]) {
  const open = useOpenMenu((state) => state.open === menu);
  const { key } = useLocation();
  const shownOn = useRef(key);
  const leftByLink = useRef(false);

  useEffect(() => {
    if (shownOn.current === key) return;
    shownOn.current = key;
    // The focused element is removed with the menu: screen readers continue at the new page.
    const focused = document.activeElement;
    const lost = leftByLink.current && focused === document.body;
    if (lost || findMenu(menu)?.contains(focused)) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
    leftByLink.current = false;
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
    // The next page may load slowly; the click gets a response at once.
    const onLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || !findMenu(menu)?.contains(link) || !isPlainClick(event)) return;
      leftByLink.current = true;
      closeMenu();
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onLink, { signal });
    for (const event of closingEvents) document.addEventListener(event, onEvent, { signal });
    matchMedia(wideWindow).addEventListener("change", closeMenu, { signal });
    return () => stop.abort();
  }, [menu, open, closingEvents]);
}
