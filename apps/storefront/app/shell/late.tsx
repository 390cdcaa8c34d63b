import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { withMessages } from "../i18n/with-messages.ts";

interface LateProps {
  /** It may be shown from now on; its code is fetched. */
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** Its code could not be fetched. Without an answer to that it is tried again, as long as it is wanted. */
  failed?: () => void;
  /** Stands there until the code has come. */
  fallback?: ReactNode;
}

/** Each time this much longer, in milliseconds. */
const pause = 1000;

/** A part of the page whose code comes when it is first wanted. Without it the page stays as it is. */
export function Late({ wanted, load, failed, fallback = null }: LateProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!wanted || Loaded !== undefined) return;
    const timer = setTimeout(() => {
      withMessages("shop", load()).then(
        (component) => setLoaded(() => component),
        failed ?? (() => setFailures(failures + 1)),
      );
    }, failures * pause);
    return () => clearTimeout(timer);
  }, [wanted, Loaded, load, failed, failures]);
  return Loaded === undefined ? fallback : <Loaded />;
}
