import { beforeEach, describe, expect, it } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { recordPurchase } from "./purchase-records.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubBrowser().stored;
});

const on = (day: string) => new Date(`${day}T12:00:00Z`);

describe("A purchase record", () => {
  it("[PAY-06] is stored per order reference and dropped after one month", () => {
    expect(recordPurchase("AT-1", on("2026-10-14"))).toBe(true);
    expect(recordPurchase("AT-1", on("2026-10-14"))).toBe(false);
    expect(recordPurchase("AT-2", on("2026-10-20"))).toBe(true);
    expect(recordPurchase("AT-1", on("2026-11-13"))).toBe(false);
    expect(Object.keys(JSON.parse(stored.get("purchases") ?? ""))).toEqual(["AT-1", "AT-2"]);

    expect(recordPurchase("AT-3", on("2026-11-15"))).toBe(true);
    expect(Object.keys(JSON.parse(stored.get("purchases") ?? ""))).toEqual(["AT-2", "AT-3"]);
  });

  it.each(["nonsense", "[]", "null", '{"AT-1":"yesterday"}'])("ignores %j in storage", (text) => {
    stored.set("purchases", text);
    expect(recordPurchase("AT-1", on("2026-10-14"))).toBe(true);
    expect(recordPurchase("AT-1", on("2026-10-14"))).toBe(false);
  });

  it("is never new without storage", () => {
    stubBrowser({ forbidden: true });
    expect(recordPurchase("AT-1")).toBe(false);
  });
});
