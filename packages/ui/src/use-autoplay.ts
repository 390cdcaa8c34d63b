import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from "react";

interface AutoplaySettings {
  /** Between two steps; without it nothing moves by itself. */
  readonly seconds: number | undefined;
  readonly onStep: () => void;
}

/** Advances by itself, unless it is hovered, focused, in a hidden tab, or reduced motion is preferred. */
export function useAutoplay({ seconds, onStep }: AutoplaySettings) {
  const [stopped, setStopped] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const step = useEffectEvent(onStep);

  useEffect(() => {
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    const look = () => setAway(document.hidden || stillness.matches);
    look();
    document.addEventListener("visibilitychange", look);
    stillness.addEventListener("change", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stillness.removeEventListener("change", look);
    };
  }, []);

  const waits = stopped || pointed || focused || away;
  useEffect(() => {
    if (seconds === undefined || waits) return;
    const timer = setInterval(() => step(), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, waits]);

  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    // Focus on the play button does not pause it.
    onFocus: ({ target }: FocusEvent) =>
      setFocused(target !== button.current && target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return { hold, button, stopped, toggle: () => setStopped(!stopped), quiet: !waits };
}
