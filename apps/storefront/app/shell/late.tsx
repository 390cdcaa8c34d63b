import { useEffect, useState, type ComponentType, type ReactNode } from "react";

interface LateProps {
  /** It may be shown from now on; its code is fetched. */
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** Its code could not be fetched. */
  failed?: () => void;
  /** Stands there until the code has come. */
  fallback?: ReactNode;
}

/** A part of the page whose code comes when it is first wanted. Without it the page stays as it is. */
export function Late({ wanted, load, failed, fallback = null }: LateProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (!wanted || Loaded !== undefined) return;
    load().then(
      (component) => setLoaded(() => component),
      () => failed?.(),
    );
  }, [wanted, Loaded, load, failed]);
  return Loaded === undefined ? fallback : <Loaded />;
}
