import { useEffect } from "react";
import { isPlainClick } from "../../platform/navigation/is-plain-click.ts";
import { closeMenu, menuId, openMenu, triggerId, useOpenMenu, type MenuName } from "./open-menu.ts";

/** Milliseconds. A pointer that only passes by opens nothing, and one that cuts a corner closes nothing. */
const openAfter = 120;
const closeAfter = 300;

/** Opens a menu for a mouse that rests on its button, and closes it after the mouse has left both. */
export function useHoverOpening(menu: MenuName): void {
  useEffect(() => {
    const trigger = document.getElementById(triggerId(menu));
    if (trigger === null || !matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let byHover = false;

    const isOpen = () => useOpenMenu.getState().open === menu;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isOpen()) return;
        byHover = true;
        openMenu(menu);
      }, openAfter);
    };
    const follow = ({ target }: PointerEvent) => {
      if (!byHover || !isOpen() || !(target instanceof Node)) return;
      const inside =
        trigger.contains(target) || document.getElementById(menuId(menu))?.contains(target);
      clearTimeout(timer);
      if (!inside) timer = setTimeout(closeMenu, closeAfter);
    };
    // The first click on a menu opened by hover keeps it open instead of closing it.
    const pinOpen = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      clearTimeout(timer);
      const openedByHover = byHover && isOpen();
      byHover = false;
      if (!openedByHover) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // However it was closed, the next opening does not count as hover.
    const unsubscribe = useOpenMenu.subscribe(({ open }, { open: before }) => {
      if (before !== menu || open === menu) return;
      clearTimeout(timer);
      byHover = false;
    });

    trigger.addEventListener("pointerenter", rest, { signal });
    trigger.addEventListener("pointerleave", () => clearTimeout(timer), { signal });
    trigger.addEventListener("click", pinOpen, { signal, capture: true });
    document.addEventListener("pointerover", follow, { signal });
    // The hover that loaded the code counts too.
    if (trigger.matches(":hover")) rest();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stop.abort();
    };
  }, [menu]);
}
