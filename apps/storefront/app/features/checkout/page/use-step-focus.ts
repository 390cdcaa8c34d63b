import { useEffect, useRef, type RefObject } from "react";

export type StepShown = "unknown" | "account" | "payment" | "frame";

/** Moves the focus to the heading of each new step. Not of the first one, which no action led to. */
export function useStepFocus(step: StepShown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<StepShown>("unknown");
  useEffect(() => {
    if (before.current !== "unknown" && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
