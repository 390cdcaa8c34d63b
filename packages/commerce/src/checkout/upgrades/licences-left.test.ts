import { describe, expect, it } from "vitest";
import { emptyCart } from "../cart/cart.ts";
import { cartUpgradeSample, ownedRecordSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import { licencesLeft } from "./licences-left.ts";
import { toCartUpgrade } from "./upgrade-offer.ts";

const offer = {
  path: "auto-tune-pro-upgrade-from-auto-tune-artist",
  pid: "AT-PRO",
  from: "auto-tune-artist",
  to: "auto-tune-pro",
  name: "AutoTune Pro",
  prices: everywhere(12_900),
  basePrices: everywhere(12_900),
};
const licence = (purchaseId: string) => ({
  ...ownedRecordSample({ purchaseId }),
  upgrades: [offer],
});
const [first, second, third] = [licence("1"), licence("2"), licence("3")];
const toHybrid = cartUpgradeSample({
  path: "auto-tune-hybrid-upgrade-from-auto-tune-artist",
  qualifyingProduct: { code: "A", serial: "S", purchaseId: "1" },
});

describe("the licences that are left for an offer", () => {
  it("are those that do not pay for it yet, first the ones that pay for nothing", () => {
    const upgrades = [toHybrid, toCartUpgrade(offer, second)];
    expect(licencesLeft({ offer, licences: [first, second, third] }, { upgrades })).toEqual([
      { licence: third, replaces: undefined },
      { licence: first, replaces: toHybrid },
    ]);
  });

  it("are none once all pay for it", () => {
    const upgrades = [first, second].map((record) => toCartUpgrade(offer, record));
    expect(licencesLeft({ offer, licences: [first, second] }, { upgrades })).toEqual([]);
    expect(licencesLeft({ offer, licences: [first] }, emptyCart)).toHaveLength(1);
  });
});
