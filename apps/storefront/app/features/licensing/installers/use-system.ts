import type { System } from "@autotune/contract";
import { create } from "zustand";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { detectSystem } from "./detect-system.ts";

export type SystemChoice = System | "both";

/** Shared by all download pages of this visit. */
const useChosen = create<{ readonly chosen: SystemChoice | undefined }>(() => ({
  chosen: undefined,
}));

interface UseSystem {
  /** The system whose files come first. */
  readonly system: SystemChoice;
  /** The detected system; undefined before hydration, and on a phone. */
  readonly detected: System | undefined;
  readonly choose: (system: SystemChoice) => void;
}

export function useSystem(): UseSystem {
  const isHydrated = useIsHydrated();
  const { chosen } = useChosen();
  const detected = isHydrated ? detectSystem(navigator.userAgent) : undefined;
  return {
    system: chosen ?? detected ?? "both",
    detected,
    choose: (system) => useChosen.setState({ chosen: system }),
  };
}
