import type { Key } from "@autotune/voice";
import { useRef, useState } from "react";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";
import { settingsOf } from "./settings-link.ts";
import { firstSettings, type TuningSettings } from "./tuning-settings.ts";

interface TuningChoice {
  settings: TuningSettings;
  /** The visitor, or a saved take that they opened, says so. */
  change: (settings: Partial<TuningSettings>) => void;
  /** A key that was heard: it gives way to one that somebody named. */
  suggest: (key: Key | undefined) => void;
  /** The next take may be in another key. */
  listenForKey: () => void;
}

/** The settings of a visit: those of the link that led here, then what the visitor changes. */
export function useTuningSettings(): TuningChoice {
  const isHydrated = useIsHydrated();
  const [linked] = useState(linkedSettings);
  const [chosen, setChosen] = useState<TuningSettings>();
  const hasNamedKey = useRef(linked !== undefined);
  const apply = (changed: Partial<TuningSettings>) =>
    setChosen((before) => ({ ...(before ?? linked ?? firstSettings), ...changed }));
  return {
    // The server draws the page without those of a link, which it never sees.
    settings: chosen ?? (isHydrated ? linked : undefined) ?? firstSettings,
    change: (changed) => {
      if (changed.tonic !== undefined || changed.mode !== undefined) hasNamedKey.current = true;
      apply(changed);
    },
    suggest: (key) => {
      if (key !== undefined && !hasNamedKey.current) apply(key);
    },
    listenForKey: () => {
      hasNamedKey.current = false;
    },
  };
}

function linkedSettings(): TuningSettings | undefined {
  return import.meta.env.SSR ? undefined : settingsOf(location.hash);
}
