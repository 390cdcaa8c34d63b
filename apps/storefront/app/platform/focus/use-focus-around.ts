import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For a control that is removed by what it does: its focus goes to the nearest place around it that stays and can take
 * it, a panel or a list (`tabIndex` −1), and at last to the page's content.
 */
export function useFocusAround<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => {
    const own = control.current;
    return () => {
      if (own === null || document.activeElement !== own) return;
      const places = placesAround(own);
      // Which of them stay is known when all of this change is in the document.
      queueMicrotask(() => {
        places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
      });
    };
  }, []);
  return control;
}

/** The nearest one first. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>("[tabindex='-1']") ?? undefined;
  return place === undefined ? [] : [place, ...placesAround(place)];
}
