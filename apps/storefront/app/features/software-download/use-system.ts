import type { System } from "@autotune/contract";
import { create } from "zustand";
import { useIsAlive } from "../../document/use-is-alive.ts";
import { detectSystem } from "../../installers/detect-system.ts";

export type SystemChoice = System | "both";

/** Kept while somebody goes from one download page to the next. */
const useChosen = create<{ readonly chosen: SystemChoice | undefined }>(() => ({
  chosen: undefined,
}));

interface UseSystem {
  /** Whose files stand first. */
  readonly system: SystemChoice;
  /** What this computer seems to run; undefined before the page has come alive, and on a phone. */
  readonly detected: System | undefined;
  readonly choose: (system: SystemChoice) => void;
}

export function useSystem(): UseSystem {
  const isAlive = useIsAlive();
  const { chosen } = useChosen();
  const detected = isAlive ? detectSystem(navigator.userAgent) : undefined;
  return {
    system: chosen ?? detected ?? "both",
    detected,
    choose: (system) => useChosen.setState({ chosen: system }),
  };
}
