import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { followClosedPromos, recordClosedPromo, useLastPromo } from "./last-promo.ts";

beforeEach(() => useLastPromo.setState({ closed: [] }));
afterEach(() => vi.unstubAllGlobals());

const follow = () => followClosedPromos(new AbortController().signal);
const closed = () => useLastPromo.getState().closed;

test("[POP-03] what was closed is known on the next page, whatever was closed after it", () => {
  stubBrowser();
  recordClosedPromo("default/autumn");
  recordClosedPromo("isTrialer/autumn");
  useLastPromo.setState({ closed: [] });
  follow();
  expect(closed()).toEqual(["default/autumn", "isTrialer/autumn"]);
});

test("[POP-03] closing it twice is closing it once, and the last one is at the end", () => {
  stubBrowser();
  for (const id of ["a", "b", "a"]) recordClosedPromo(id);
  expect(closed()).toEqual(["b", "a"]);
});

test("[POP-03] closing it in another tab counts here", () => {
  const { stored, fire } = stubBrowser();
  follow();
  stored.set("last-promo", '["default/autumn"]');
  fire("storage", { key: "consent" });
  expect(closed()).toEqual([]);
  fire("storage", { key: "last-promo" });
  expect(closed()).toEqual(["default/autumn"]);
});

test("only the last twenty are stored", () => {
  const { stored } = stubBrowser();
  for (let id = 1; id <= 25; id += 1) recordClosedPromo(String(id));
  expect(closed()).toHaveLength(20);
  expect(closed().at(-1)).toBe("25");
  expect(JSON.parse(stored.get("last-promo") ?? "")).toHaveLength(20);
});

test.each(["no JSON", "7", '{"a":1}', '[1,"default/autumn"]'])(
  "%s is read without harm",
  (text) => {
    const { stored } = stubBrowser();
    stored.set("last-promo", text);
    follow();
    expect(closed().every((id) => id === "default/autumn")).toBe(true);
  },
);

test("without storage it is closed for this page", () => {
  stubBrowser({ forbidden: true });
  follow();
  recordClosedPromo("default/autumn");
  expect(closed()).toEqual(["default/autumn"]);
});
