import { beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";
import { blockFreshLoads, loadFresh, settleFreshLoad } from "./load-fresh.ts";

const minute = 60_000;
const start = Date.UTC(2026, 0, 1);

function openAt(href: string, { forbidden = false } = {}): string[] {
  stubBrowser({ forbidden });
  const went: string[] = [];
  vi.stubGlobal("location", { href, assign: (to: string) => went.push(to) });
  const replaceState = (_state: unknown, _title: string, url: URL) =>
    vi.stubGlobal("location", { href: url.href, assign: (to: string) => went.push(to) });
  vi.stubGlobal("history", { state: null, replaceState });
  return went;
}

beforeEach(() => blockFreshLoads(false));

it("[API-05] leads to the address with one parameter more, at most once in ten minutes", () => {
  const went = openAt("https://shop.test/products?sort=price");
  expect(loadFresh("/support?a=1#top", { now: start })).toBe(true);
  expect(went).toEqual([`https://shop.test/support?a=1&fresh=${start.toString(36)}#top`]);
  expect(loadFresh("/about", { now: start + 10 * minute - 1 })).toBe(false);
  expect(loadFresh("/about", { now: start + 10 * minute })).toBe(true);
  expect(went).toHaveLength(2);
});

it("[API-05] a page that was loaded so is not loaded so again, and its address is as before", () => {
  const went = openAt("https://shop.test/fresh-page?a=1&fresh=x#top");
  settleFreshLoad();
  expect(location.href).toBe("https://shop.test/fresh-page?a=1#top");
  expect(loadFresh(undefined, { now: start })).toBe(false);
  expect(loadFresh("/fresh-page?b=2", { now: start })).toBe(false);
  expect(loadFresh("/another", { now: start })).toBe(true);
  expect(went).toHaveLength(1);
});

it("a clock that was set back does not block it", () => {
  openAt("https://shop.test/clock");
  localStorage.setItem("reloaded-at", String(start + 60 * minute));
  expect(loadFresh(undefined, { now: start })).toBe(true);
});

it("does nothing without storage, since nothing would end it", () => {
  const went = openAt("https://shop.test/private", { forbidden: true });
  expect(loadFresh(undefined, { now: start })).toBe(false);
  expect(went).toEqual([]);
});

it("does nothing while somebody pays", () => {
  const went = openAt("https://shop.test/checkout");
  blockFreshLoads(true);
  expect(loadFresh(undefined, { now: start })).toBe(false);
  expect(went).toEqual([]);
});
