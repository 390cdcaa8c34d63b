import { expect, test } from "vitest";
import { isPopupBlocked, isScrolledPast, popupDueAt, pauseOfPopup } from "./popup-timing.ts";

const resting = { route: "Home", isNavigating: false, changedAt: undefined, now: 5000 } as const;

test("[POP-04] on an idle page nothing blocks it", () => {
  expect(isPopupBlocked(resting)).toBe(false);
});

test("[POP-04] it is blocked on flagged routes, during navigation, and on an error page", () => {
  expect(isPopupBlocked({ ...resting, route: "Checkout" })).toBe(true);
  expect(isPopupBlocked({ ...resting, isNavigating: true })).toBe(true);
  expect(isPopupBlocked({ ...resting, route: undefined })).toBe(true);
});

test.each([
  [60_000, true],
  [74_999, true],
  [75_000, false],
])("[POP-04] after content changed at 60 s, it is blocked at %i ms: %s", (now, blocked) => {
  expect(isPopupBlocked({ ...resting, changedAt: 60_000, now })).toBe(blocked);
});

test.each([
  ["from the beginning", { changedAt: undefined, delay: 5 }, 5000],
  ["at once", { changedAt: undefined, delay: 0 }, 0],
  ["not before 15 s after a change", { changedAt: 2000, delay: 5 }, 17_000],
  ["not before its delay", { changedAt: 2000, delay: 60 }, 60_000],
])("[POP-01] the delay counts %s", (_how, waiting, dueAt) => {
  expect(popupDueAt(waiting)).toBe(dueAt);
});

test("[POP-01] it is blocked where people choose a plan", () => {
  expect(isPopupBlocked({ ...resting, route: "Subscriptions" })).toBe(true);
});

test.each([
  // 4000 of page, 1000 of window: 3000 to scroll.
  [0, 25, false],
  [749, 25, false],
  [750, 25, true],
  [3000, 100, true],
  [2999, 100, false],
  [1, 0, true],
  // Not scrolled.
  [0, 0, false],
])("[POP-01] at %i px with a threshold of %i percent: %s", (scrollY, threshold, past) => {
  expect(isScrolledPast(threshold, { scrollY, innerHeight: 1000, scrollHeight: 4000 })).toBe(past);
});

test("[POP-01] a page that fits into the window is never scrolled", () => {
  expect(isScrolledPast(0, { scrollY: 5, innerHeight: 1000, scrollHeight: 1000 })).toBe(false);
});

test.each([
  [5, 5000],
  [0, 1000],
])("[POP-04] with a delay of %i s it is tried again after %i ms", (delay, pause) => {
  expect(pauseOfPopup(delay)).toBe(pause);
});
