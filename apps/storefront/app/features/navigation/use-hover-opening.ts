import { useEffect } from "react";
import { isPlainClick } from "../../shell/bar/is-plain-click.ts";
import {
  closeMenu,
  menuId,
  openMenu,
  triggerId,
  useOpenMenu,
  type MenuName,
} from "../../shell/bar/open-menu.ts";

/** A pointer that only passes by opens nothing, and one that cuts a corner closes nothing. Milliseconds. */
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
    // The first press on a menu that a resting mouse has opened keeps it; it would close it otherwise.
    const keep = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      clearTimeout(timer);
      const openedByHover = byHover && isOpen();
      byHover = false;
      if (!openedByHover) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Whatever closed it: the mouse has no hand in how it is opened next.
    const forget = useOpenMenu.subscribe(({ open }, { open: before }) => {
      if (before !== menu || open === menu) return;
      clearTimeout(timer);
      byHover = false;
    });

    trigger.addEventListener("pointerenter", rest, { signal });
    trigger.addEventListener("pointerleave", () => clearTimeout(timer), { signal });
    trigger.addEventListener("click", keep, { signal, capture: true });
    document.addEventListener("pointerover", follow, { signal });
    // The code came because of this very mouse.
    if (trigger.matches(":hover")) rest();
    return () => {
      clearTimeout(timer);
      forget();
      stop.abort();
    };
  }, [menu]);
}
