import { useEffect } from "react";
import { replayPresses } from "../presses/replay-presses.ts";
import { hydrateLowerPage } from "./hydrate-lower-page.ts";
import { useIsHydrated } from "./use-is-hydrated.ts";

/**
 * At the end of a part of the page: plays what was pressed in it before it was hydrated. One render later, so that the
 * handlers know what was typed before: fields say it in an effect (`useEarlyInput`).
 */
export function ReplayPressesWhenHydrated() {
  const isHydrated = useIsHydrated();
  useEffect(() => {
    // What was pressed further down now comes first.
    if (isHydrated && replayPresses() > 0) hydrateLowerPage();
  }, [isHydrated]);
  return null;
}
