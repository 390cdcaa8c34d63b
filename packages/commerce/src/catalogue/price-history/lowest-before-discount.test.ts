import { describe, expect, it } from "vitest";
import type { SetDiscount } from "../products/product.ts";
import { currencies, type Currency } from "../money/currency.ts";
import { everywhere } from "../pricing/everywhere.sample.ts";
import { lowestBeforeDiscount, lowestPricesBefore } from "./lowest-before-discount.ts";
import type { PriceChange } from "./price-change.ts";

const start = Date.parse("2026-06-01T00:00:00Z");
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(start + days * day);
const iso = (days: number) => at(days).toISOString();

const off = (percent: number, own: Partial<SetDiscount> = {}): SetDiscount => ({
  discount: { kind: "percent", percent },
  startsAt: null,
  endsAt: null,
  reason: "Sale",
  ...own,
});

/** Published on a day, counted from the day on which the discount begins. */
function change(
  days: number,
  amount: number,
  discount: SetDiscount | null = null,
  currency: Currency = "USD",
): PriceChange {
  return { currency, amount, discount, publishedAt: iso(days) };
}

const oneMinute = 1 / 24 / 60;

describe("lowestBeforeDiscount", () => {
  it.each<[string, PriceChange[], number | undefined]>([
    ["nothing without a discount", [change(-90, 10_000)], undefined],
    ["nothing without any record", [], undefined],
    [
      "the price that stood all the time",
      [change(-90, 10_000), change(0, 10_000, off(20))],
      10_000,
    ],
    [
      "the lowest of several changes within the window",
      [change(-90, 9000), change(-25, 7000), change(-10, 8000), change(0, 10_000, off(20))],
      7000,
    ],
    [
      "not a price that ended exactly 30 days before",
      [change(-90, 5000), change(-30, 10_000), change(0, 10_000, off(20))],
      10_000,
    ],
    [
      "a price that still held one minute within the 30 days",
      [change(-90, 5000), change(-30 + oneMinute, 10_000), change(0, 10_000, off(20))],
      5000,
    ],
    [
      "the price before it was raised just before the discount",
      [change(-90, 8000), change(-1, 16_000), change(0, 16_000, off(50))],
      8000,
    ],
    [
      "the same price where raising and reducing were one act",
      [change(-90, 8000), change(0, 16_000, off(50))],
      8000,
    ],
    [
      "an earlier discount that was shown within the window",
      [
        change(-90, 10_000),
        change(-20, 10_000, off(40)),
        change(-10, 10_000),
        change(0, 10_000, off(20)),
      ],
      6000,
    ],
    [
      "not an earlier discount that was over before the window",
      [
        change(-90, 10_000),
        change(-60, 10_000, off(40)),
        change(-31, 10_000),
        change(0, 10_000, off(20)),
      ],
      10_000,
    ],
    [
      "an earlier discount that began and ended by the clock",
      [
        change(-90, 10_000, off(30, { startsAt: iso(-20), endsAt: iso(-15) })),
        change(0, 10_000, off(20)),
      ],
      7000,
    ],
    [
      "the smaller discount before, where a discount was made larger",
      [change(-90, 10_000), change(-5, 10_000, off(10)), change(0, 10_000, off(30))],
      9000,
    ],
    [
      "the first price before, where only the discount's words or end were changed",
      [
        change(-90, 10_000),
        change(0, 10_000, off(20)),
        change(3, 10_000, off(20, { reason: "Longer sale", endsAt: iso(60) })),
      ],
      10_000,
    ],
    [
      "the discounted price, where a discount paused for a minute and began again",
      [
        change(-90, 10_000),
        change(-10, 10_000, off(20)),
        change(-oneMinute, 10_000),
        change(0, 10_000, off(20)),
      ],
      8000,
    ],
    [
      "what is known of a product that is newer than 30 days",
      [change(-3, 9000), change(0, 10_000, off(20))],
      9000,
    ],
    [
      "nothing of a product that was discounted from its first day",
      [change(0, 100, off(20))],
      undefined,
    ],
    [
      "the days before the discount began by the clock, not before it was published",
      [change(-90, 5000), change(-40, 10_000, off(20, { startsAt: iso(0) }))],
      10_000,
    ],
    [
      "the price before also where the publication's clock is ahead of ours",
      [change(-90, 10_000), change(5 + oneMinute, 10_000, off(20))],
      10_000,
    ],
    [
      "nothing once the discount has ended by the clock",
      [change(-90, 10_000), change(0, 10_000, off(20, { endsAt: iso(2) }))],
      undefined,
    ],
  ])("is %s", (_what, changes, lowest) => {
    expect(lowestBeforeDiscount(changes, "USD", at(5))).toBe(lowest);
  });

  it("stays the same however long the discount goes on", () => {
    const changes = [change(-90, 10_000), change(-20, 7000), change(0, 10_000, off(20))];
    for (const days of [0, 1, 29, 30, 31, 400])
      expect(lowestBeforeDiscount(changes, "USD", at(days))).toBe(7000);
  });

  it("counts an amount off by the amount of the currency", () => {
    const values = { ...everywhere(1000), JPY: 300 };
    const set: SetDiscount = { ...off(1), discount: { kind: "value", values } };
    const changes = [
      change(-50, 5000, null, "JPY"),
      change(-20, 5000, set, "JPY"),
      change(-10, 5000, null, "JPY"),
      change(0, 5000, off(20), "JPY"),
    ];
    expect(lowestBeforeDiscount(changes, "JPY", at(1))).toBe(4700);
  });
});

describe("lowestPricesBefore", () => {
  it("knows every currency that was sold before the discount, and not one that was added with it", () => {
    const old = currencies.filter((currency) => currency !== "PLN");
    const changes = [
      ...old.map((currency, index) => change(-60, 1000 + index, null, currency)),
      ...currencies.map((currency) => change(0, 2000, off(20), currency)),
    ];
    const known = lowestPricesBefore(changes, at(1));
    expect(Object.keys(known ?? {})).toEqual(old);
    expect(known?.CHF).toBe(1009);
  });

  it("is nothing where no currency has any", () => {
    expect(lowestPricesBefore([change(0, 100, off(20))], at(1))).toBeUndefined();
  });
});
