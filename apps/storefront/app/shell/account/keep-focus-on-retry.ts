import { useUser } from "../../features/identity/session/user-store.ts";

/**
 * "Try again" of the unreachable account goes with the failure that it is about. It belongs to the first view, which
 * has no room for `useFocusAround`: the focus that is lost with it is moved to the page's content from here.
 */
export function keepFocusOnRetry(): () => void {
  return useUser.subscribe(({ status }, { status: before }) => {
    if (before !== "unreachable" || status !== "unknown") return;
    // By then React has removed the button.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById("content")?.focus({ preventScroll: true });
    });
  });
}
