import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { commitOfferChanges } from "./commit-offer-changes.ts";

const starts = new Date("2026-11-20T10:00:00Z");
const ends = new Date("2026-11-20T12:00:00Z");

const commit = vi.fn<() => void>();
const changes = commitOfferChanges({
  commit,
  nextChange: (now) => [starts, ends].find((time) => time > now),
});

beforeEach(() => {
  vi.useFakeTimers({ now: starts.getTime() - 1000 });
});
afterEach(() => {
  changes.stop();
  vi.useRealTimers();
  commit.mockClear();
});

it("commits when an offer begins, and when it ends hours later", () => {
  changes.waitForChange(new Date());
  vi.advanceTimersByTime(999);
  expect(commit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(commit).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(ends.getTime() - starts.getTime());
  // Once more in between, because a timer waits an hour at most.
  expect(commit).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(86_400_000);
  expect(commit).toHaveBeenCalledTimes(3);
});

it("commits also where the offer began while the content was being read", () => {
  const since = new Date();
  vi.setSystemTime(starts.getTime() + 5);
  changes.waitForChange(since);
  vi.advanceTimersByTime(0);
  expect(commit).toHaveBeenCalledOnce();
});

it("commits nothing after it was stopped", () => {
  changes.waitForChange(new Date());
  changes.stop();
  vi.advanceTimersByTime(86_400_000);
  expect(commit).not.toHaveBeenCalled();
});
