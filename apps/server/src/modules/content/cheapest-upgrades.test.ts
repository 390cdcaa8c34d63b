import { everywhere, offerSample } from "@autotune/commerce/samples";
import { expect, it } from "vitest";
import { cheapestUpgrades } from "./cheapest-upgrades.ts";

const upgrade = (from: string, to: string, amount: number, wpOnly = false) =>
  offerSample({ type: "upgrade", upgrade: { from, to }, prices: everywhere(amount), wpOnly });

it("names the least for which a product is had in exchange, for each product and currency", () => {
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
