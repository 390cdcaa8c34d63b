import { notifyOffline } from "../notifications/notify-offline.ts";
import { isPlainClick } from "./is-plain-click.ts";

/** Every page needs the server. Without a connection a link would only replace this page by an error. */
export function stayWhileOffline(): void {
  // In the capture phase, before React and the router.
  addEventListener(
    "click",
    (event) => {
      if (navigator.onLine || !isPlainClick(event) || !(event.target instanceof Element)) return;
      // A link that a script makes a button does not navigate.
      const link = event.target.closest<HTMLAnchorElement>(
        "a[href]:not([role],[target],[download])",
      );
      if (link === null || link.origin !== location.origin) return;
      if (link.pathname === location.pathname && link.search === location.search) return;
      event.preventDefault();
      event.stopPropagation();
      notifyOffline();
    },
    true,
  );
}
