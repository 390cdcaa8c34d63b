import { afterEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../testing/stub-browser.ts";
import { readTexts, storedJson } from "./stored-value.ts";

afterEach(() => vi.unstubAllGlobals());

const list = storedJson("list", readTexts);

it("reads what it has stored, until it is removed", () => {
  const { stored } = stubBrowser();
  expect(list.read()).toBeUndefined();
  expect(list.save(["a", "b"])).toBe(true);
  expect(stored.get("list")).toBe('["a","b"]');
  expect(list.read()).toEqual(["a", "b"]);
  list.remove();
  expect(list.read()).toBeUndefined();
});

it.each(["{", "{}", '"a"', "null"])("reads %s, which is not ours, as nothing", (text) => {
  stubBrowser().stored.set("list", text);
  expect(list.read()).toBeUndefined();
});

it("leaves out what is no text", () => {
  stubBrowser().stored.set("list", '["a",1,null,"b"]');
  expect(list.read()).toEqual(["a", "b"]);
});

it("says where storage is blocked that nothing was stored", () => {
  stubBrowser({ forbidden: true });
  expect(list.save(["a"])).toBe(false);
  expect(list.read()).toBeUndefined();
  expect(() => list.remove()).not.toThrow();
});

it("calls back when another tab changes it, and no other key, until it is stopped", () => {
  const { fire } = stubBrowser();
  const changed = vi.fn<(text: string | undefined) => void>();
  const stop = new AbortController();
  list.follow(changed, stop.signal);
  const change = (key: string, newValue: string | null) => fire("storage", { key, newValue });
  change("other", "[]");
  change("list", '["a"]');
  change("list", null);
  stop.abort();
  change("list", '["b"]');
  expect(changed.mock.calls).toEqual([['["a"]'], [undefined]]);
});
