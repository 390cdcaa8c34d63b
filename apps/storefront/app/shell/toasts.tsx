import { linkClass, Toast } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";
import { Link } from "react-router";
import {
  closeNotification,
  secondsOf,
  useNotifications,
} from "../platform/notifications/notifications.ts";

/** Each message lies 38 px lower than the one before it and in front of it; the first line of all can be read. */
const places =
  "absolute inset-x-0 top-0 transition-[top,opacity] duration-200 ease-out focus-within:z-1 hover:z-1 nth-2:top-[38px] nth-3:top-[76px] starting:opacity-0";

export function Toasts() {
  const { t } = useLingui();
  const shown = useNotifications((notifications) => notifications.shown);
  return (
    // Below the bar, which a banner may push down.
    <div className="fixed inset-x-3 top-18 z-40 sm:top-21 sm:right-8 sm:left-auto sm:w-96 [html:has([data-mini-banner])_&]:top-32 sm:[html:has([data-mini-banner])_&]:top-35">
      {shown.map((notification) => {
        const { id, kind, text, link } = notification;
        return (
          <div key={id} className={places}>
            <Toast
              kind={kind}
              seconds={secondsOf(notification)}
              closeLabel={t`Close`}
              onClose={() => closeNotification(id)}
            >
              {text}
              {link === undefined ? null : (
                <Link
                  to={link.to}
                  onClick={() => closeNotification(id)}
                  className={`${linkClass} ml-2 inline-flex min-h-6 items-center`}
                >
                  {link.text}
                </Link>
              )}
            </Toast>
          </div>
        );
      })}
    </div>
  );
}
