import { useEffect, type RefObject } from "react";
import { markSeen, useListening } from "./listening.ts";

/** While it plays: whether a player is in view. */
export function useSeenPlayer(player: string, place: RefObject<Element | null>): void {
  const playing = useListening((listening) => listening.player === player);
  useEffect(() => {
    const element = place.current;
    if (!playing || element === null) return;
    const observer = new IntersectionObserver((entries) => {
      markSeen(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      markSeen(false);
    };
  }, [playing, place]);
}
