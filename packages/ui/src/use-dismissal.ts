import { useEffect, useEffectEvent, type RefObject } from "react";

/** Escape, and a press or the focus outside of the element, close what is open. */
export function useDismissal(
  inside: RefObject<Element | null>,
  onDismiss: (by: "escape" | "elsewhere") => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key === "Escape") dismiss("escape");
      } else if (!(event.target instanceof Node && inside.current?.contains(event.target)))
        dismiss("elsewhere");
    };
    const events = ["keydown", "pointerdown", "focusin"];
    for (const event of events) document.addEventListener(event, listen);
    return () => {
      for (const event of events) document.removeEventListener(event, listen);
    };
  }, [inside]);
}
