import { findRoute, type RouteName } from "@autotune/routes";

/** How long the popup stays away from content that has just changed, in milliseconds. */
const quietAfterChange = 15_000;

/** How often a scrolling page is looked at, in milliseconds. */
export const scrollCheckEvery = 17;

interface Situation {
  /** Undefined where the page could not be shown. */
  readonly route: RouteName | undefined;
  readonly isNavigating: boolean;
  /** In milliseconds, by the same clock; undefined where the page is still what it came with. */
  readonly changedAt: number | undefined;
  readonly now: number;
}

/** Whether the popup would come at a wrong time or place, however long somebody has been here. */
export function isPopupBlocked({ route, isNavigating, changedAt, now }: Situation): boolean {
  if (route === undefined || findRoute(route).blockFootball === true || isNavigating) return true;
  return changedAt !== undefined && now < changedAt + quietAfterChange;
}

interface Waiting {
  /** Since when nothing lies in its way, in milliseconds. */
  readonly freeSince: number;
  readonly changedAt: number | undefined;
  /** In seconds. */
  readonly delay: number;
}

/** When it is shown to somebody who does not scroll. */
export function momentOfPopup({ freeSince, changedAt, delay }: Waiting): number {
  return Math.max(
    freeSince + delay * 1000,
    changedAt === undefined ? 0 : changedAt + quietAfterChange,
  );
}

/** How long it waits where it would have disturbed somebody, or where its code did not come; in milliseconds. */
export function pauseOfPopup(delay: number): number {
  return Math.max(delay, 1) * 1000;
}

interface ScrolledPage {
  readonly scrollY: number;
  readonly innerHeight: number;
  readonly scrollHeight: number;
}

/** `threshold` in percent of the way from the page's beginning to its end. */
export function isScrolledPast(
  threshold: number,
  { scrollY, innerHeight, scrollHeight }: ScrolledPage,
): boolean {
  const way = scrollHeight - innerHeight;
  return way > 0 && scrollY > 0 && (scrollY / way) * 100 >= threshold;
}
