import { useEffect, useRef, type RefObject } from "react";

const first = "input:not([hidden]), select, textarea, button";

interface InPlace<Place> {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly place: RefObject<Place | null>;
}

/**
 * For a form or a question that takes the place of the button that opens it: the focus goes to the first control
 * in it, and back to the button when it is gone.
 */
export function useInPlace<Place extends HTMLElement>(open: boolean): InPlace<Place> {
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<Place>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    if (open) place.current?.querySelector<HTMLElement>(first)?.focus();
    else opener.current?.focus();
  }, [open]);
  return { opener, place };
}
