import { useEffect, useRef, type RefObject } from "react";

export type StepShown = "unknown" | "account" | "payment" | "frame";

/**
 * The focus follows the person from step to step: to the heading of the one that comes. Not to the first
 * one, which comes by itself.
 */
export function useStepFocus(step: StepShown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<StepShown>("unknown");
  useEffect(() => {
    if (before.current !== "unknown" && before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);
  return heading;
}
