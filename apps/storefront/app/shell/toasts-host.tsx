import { useEffect, useState } from "react";
import { useNotifications } from "../platform/notifications/notifications.ts";
import { Late } from "../platform/lazy/late.tsx";
import { lowerPageHydration } from "../platform/lazy/hydrate-lower-page.ts";

const loadToasts = async () => (await import("./toasts.tsx")).Toasts;

/**
 * Where toasts appear. Each sets its own live region; the attribute here only keeps an open dialog from hiding them
 * from assistive technology.
 */
export function ToastsHost() {
  const any = useNotifications(({ shown }) => shown.length > 0);
  const [idle, setIdle] = useState(false);

  // Loaded before it is needed: the first message may be that the network has failed.
  useEffect(() => {
    void lowerPageHydration.then(() => setIdle(true));
  }, []);

  return (
    <div data-toasts="" aria-live="off">
      <Late wanted={any || idle} load={loadToasts} />
    </div>
  );
}
