import { findRoute, type RouteName } from "@autotune/routes";

/** How long the popup stays away from content that has just changed, in milliseconds. */
const quietAfterChange = 15_000;

/** How often the scroll position is checked, in milliseconds. */
export const scrollCheckEvery = 17;

/** Pages where people choose a plan. */
const planPages: ReadonlySet<RouteName> = new Set(["Subscriptions"]);

/** Whether the popup may show on this route at all; undefined is an error page. */
export function isPopupRoute(route: RouteName | undefined): boolean {
  if (route === undefined || planPages.has(route)) return false;
  return findRoute(route).blockFootball !== true;
}

interface Situation {
  /** Undefined on an error page. */
  readonly route: RouteName | undefined;
  readonly isNavigating: boolean;
  /** In milliseconds, by the same clock; undefined if nothing has changed since the page loaded. */
  readonly changedAt: number | undefined;
  readonly now: number;
}

/** Whether the popup is blocked at this time or place, however long the visitor has been here. */
export function isPopupBlocked({ route, isNavigating, changedAt, now }: Situation): boolean {
  if (!isPopupRoute(route) || isNavigating) return true;
  return changedAt !== undefined && now < changedAt + quietAfterChange;
}

interface Waiting {
  readonly changedAt: number | undefined;
  /** In seconds. */
  readonly delay: number;
}

/** When it is shown to a visitor who does not scroll. */
export function popupDueAt({ changedAt, delay }: Waiting): number {
  return Math.max(delay * 1000, changedAt === undefined ? 0 : changedAt + quietAfterChange);
}

/** How long it waits where it would have interrupted the visitor, or where its code failed to load; in milliseconds. */
export function pauseOfPopup(delay: number): number {
  return Math.max(delay, 1) * 1000;
}

interface ScrolledPage {
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
}

/** `threshold` in percent of the page's scrollable height. */
export function isScrolledPast(
  threshold: number,
  { scrollY, innerHeight, scrollHeight }: ScrolledPage,
): boolean {
  const way = scrollHeight - innerHeight;
  return way > 0 && scrollY > 0 && (scrollY / way) * 100 >= threshold;
}
