import { beforeEach, expect, it, vi } from "vitest";
import { fetchLowerPage, isLowerPageHere, lowerPageCode } from "./lower-page-code.ts";
import { hydrateLowerPage } from "./hydrate-lower-page.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A file that cannot be fetched while `reachable` is false. */
function file() {
  const state = { reachable: false, tries: 0 };
  const code = lowerPageCode(async () => {
    state.tries += 1;
    if (!state.reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return "code";
  });
  return { state, code };
}

it("is not fetched before the lower page is hydrated, then retried with backoff until it is loaded", async () => {
  const { state, code } = file();
  const arrival = code.arrival();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.tries).toBe(0);

  hydrateLowerPage();
  for (const [tries, pause] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
    [4, 8000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(0);
    expect(state.tries).toBe(tries);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(state.tries).toBe(tries);
    if (tries === 4) state.reachable = true;
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await arrival).toBe("code");
  expect(code.isHere()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.tries).toBe(5);
});

it("the next page does not wait for the backoff, and learns at once what cannot be fetched", async () => {
  hydrateLowerPage();
  const { state, code } = file();
  const arrival = code.arrival();
  await vi.advanceTimersByTimeAsync(0);
  expect(await fetchLowerPage()).toBe(false);
  expect(code.isHere()).toBe(false);

  state.reachable = true;
  expect(isLowerPageHere()).toBe(false);
  expect(await fetchLowerPage()).toBe(true);
  expect(await arrival).toBe("code");
  expect(isLowerPageHere()).toBe(true);
  expect(await fetchLowerPage()).toBe(true);
  expect(state.tries).toBe(3);
});

it("a part that no page has rendered does not count as missing", async () => {
  const { state } = file();
  expect(isLowerPageHere()).toBe(true);
  expect(state.tries).toBe(0);
});
