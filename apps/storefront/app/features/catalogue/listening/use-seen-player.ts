import { useEffect, type RefObject } from "react";
import { markSeen, useListening } from "./listening.ts";

/** While its sound is heard, or paused to go on: whether a player is in view. */
export function useSeenPlayer(player: string, place: RefObject<Element | null>): void {
  const isHeld = useListening(({ track }) => track?.player === player);
  useEffect(() => {
    const element = place.current;
    if (!isHeld || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      markSeen(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      markSeen(false);
    };
  }, [isHeld, place]);
}
