import { addToCart, currencies, emptyCart, type CartItem, type Currency } from "@autotune/commerce";
import { describe, expect, it } from "vitest";
import { fingerprintOf, linesOf, parseKeptCheckouts, type KeptCheckout } from "./kept-purchases.ts";

const prices = Object.fromEntries(currencies.map((code) => [code, 9900])) as Record<
  Currency,
  number
>;
const first: CartItem = {
  path: "vocodist",
  pid: "CE-VOCODIST",
  name: "Vocodist",
  type: "perpetual",
  interval: null,
  prices,
  url: null,
};
const second: CartItem = { ...first, path: "vocal-eq", name: "Vocal EQ" };
const markOf = (items: CartItem[], currency: Currency) =>
  fingerprintOf(linesOf(items.reduce(addToCart, emptyCart), currency), currency);

describe("fingerprintOf", () => {
  const mark = markOf([first, second], "EUR");

  it("is the same for carts that are charged alike", () => {
    expect(markOf([second, first], "EUR")).toBe(mark);
    expect(markOf([{ ...first, name: "Vocodiste" }, second], "EUR")).toBe(mark);
  });

  it("changes with what is bought, how many, at which price and in which currency", () => {
    const dearer = { ...first, prices: { ...prices, EUR: 9901 } };
    const others = [
      markOf([first, second, first], "EUR"),
      markOf([first], "EUR"),
      markOf([dearer, second], "EUR"),
      markOf([first, second], "USD"),
      markOf([], "EUR"),
    ];
    expect(new Set([mark, ...others]).size).toBe(others.length + 1);
  });
});

describe("parseKeptCheckouts", () => {
  const hour = 60 * 60 * 1000;
  const now = Date.UTC(2026, 10, 15);
  const kept: KeptCheckout = {
    checkoutId: "one",
    sessionId: "session-0001",
    currency: "EUR",
    lines: [{ path: "vocodist", quantity: 1, unitPrice: 9900 }],
    openedAt: now - hour,
    paid: false,
    taken: false,
  };

  it("reads what was kept", () => {
    expect(parseKeptCheckouts(JSON.parse(JSON.stringify([kept])), now)).toEqual([kept]);
  });

  it("drops what is older than 23 hours", () => {
    const list = [22, 23, 24].map((hours) => ({ ...kept, openedAt: now - hours * hour }));
    expect(parseKeptCheckouts(list, now)).toEqual([list[0]]);
  });

  it("leaves out what cannot be read, and keeps the rest", () => {
    const broken = [null, 1, {}, { ...kept, lines: [{}] }, { ...kept, currency: "XXX" }];
    expect(parseKeptCheckouts([...broken, kept], now)).toEqual([kept]);
    for (const value of [undefined, null, {}, "[]"])
      expect(parseKeptCheckouts(value, now)).toEqual([]);
  });
});
