import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { showBusy } from "../presses/show-busy.ts";
import { withMessages } from "../i18n/with-messages.ts";

interface LateProps {
  /** Loads the code and shows it. */
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** Called when the code could not be loaded. Without it, loading is retried as long as it is wanted. */
  failed?: () => void;
  /** Shown until the code has loaded. */
  fallback?: ReactNode;
}

/** Milliseconds; each retry waits this much longer. */
const pause = 1000;

/** A part of the page whose code is loaded when it is first wanted. */
export function Late({ wanted, load, failed, fallback = null }: LateProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!wanted || Loaded !== undefined) return;
    const stopBusy = showBusy();
    const timer = setTimeout(() => {
      withMessages("shop", load()).then(
        (component) => setLoaded(() => component),
        failed ?? (() => setFailures(failures + 1)),
      );
    }, failures * pause);
    return () => {
      clearTimeout(timer);
      stopBusy();
    };
  }, [wanted, Loaded, load, failed, failures]);
  return Loaded === undefined ? fallback : <Loaded />;
}
