import { everywhere, offerSample } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { cheapestUpgrades } from "./cheapest-upgrades.ts";

const upgrade = (from: string, to: string, amount: number, wpOnly = false) =>
  offerSample({ type: "upgrade", upgrade: { from, to }, prices: everywhere(amount), wpOnly });

it("finds the lowest upgrade price of each product in each currency", () => {
  const dear = upgrade("access", "pro", 29_900);
  const found = cheapestUpgrades([
    offerSample(),
    dear,
    { ...upgrade("artist", "pro", 19_900), prices: { ...everywhere(19_900), JPY: 90_000 } },
    upgrade("key", "pro", 1, true),
    upgrade("artist", "hybrid", 12_900),
  ]);
  expect(found).toEqual(
    new Map([
      ["pro", { ...everywhere(19_900), JPY: 29_900 }],
      ["hybrid", everywhere(12_900)],
    ]),
  );
});
