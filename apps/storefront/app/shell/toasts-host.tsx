import { useNotifications } from "../state/notifications.ts";
import { Late } from "./late.tsx";

const loadToasts = async () => (await import("./toasts.tsx")).Toasts;

/**
 * Where messages appear. Each of them says itself how it is read out; the attribute here only keeps an open
 * dialog from hiding them from assistive technology.
 */
export function ToastsHost() {
  const any = useNotifications(({ shown }) => shown.length > 0);
  return (
    <div data-toasts="" aria-live="off">
      <Late wanted={any} load={loadToasts} />
    </div>
  );
}
