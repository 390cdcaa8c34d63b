import { describe, expect, it } from "vitest";
import { cartItemSample, ownedRecordSample } from "../../catalogue/products/product.sample.ts";
import { everywhere } from "../../catalogue/pricing/everywhere.sample.ts";
import type { Prices } from "../../catalogue/pricing/prices.ts";
import { listOffers, type UpgradableRecord } from "./list-offers.ts";

const sold = (path: string, price: number, includes: string[] = []) =>
  cartItemSample({ path, pid: path, name: path, prices: everywhere(price), includes });
const catalogue = [
  sold("pro", 45_900),
  sold("hybrid", 29_900),
  sold("efx", 19_900),
  sold("eq", 9900),
  sold("reverb", 9900),
  sold("chain", 39_900, ["eq", "reverb"]),
];
const find = (path: string) => catalogue.find((item) => item.path === path);

let licences = 0;
function licence(
  path: string,
  offers: Record<string, number | Prices>,
  upgradedTo: string | null = null,
) {
  licences += 1;
  return {
    ...ownedRecordSample({ path, pid: path, name: path, purchaseId: `${licences}`, upgradedTo }),
    upgrades: Object.entries(offers).map(([to, price]) => {
      const prices = typeof price === "number" ? everywhere(price) : price;
      return {
        path: `${to}-from-${path}`,
        pid: to,
        from: path,
        to,
        name: to,
        prices,
        basePrices: prices,
      };
    }),
  };
}
const list = (...owned: UpgradableRecord[]) => listOffers({ owned, find, currency: "USD" });
const pathsOf = (...owned: UpgradableRecord[]) => list(...owned).map(({ offer }) => offer.path);

describe("the upgrades that a person is offered", () => {
  it("leave out what they own, also as a bundle or as all of its parts", () => {
    const artist = licence("artist", { pro: 19_900, hybrid: 12_900 });
    expect(pathsOf(artist, licence("hybrid", { pro: 24_900 }))).toEqual([
      "pro-from-artist",
      "pro-from-hybrid",
    ]);
    const strip = licence("strip", { eq: 2900, chain: 19_900 });
    expect(pathsOf(strip, licence("chain", {}))).toEqual([]);
    expect(pathsOf(strip, licence("eq", {}), licence("reverb", {}))).toEqual([]);
    expect(pathsOf(strip, licence("eq", {}))).toEqual(["chain-from-strip"]);
  });

  it("come back once the owned product was upgraded to something else", () => {
    const artist = licence("artist", { hybrid: 12_900 });
    expect(pathsOf(artist, licence("hybrid", {}, "9"))).toEqual(["hybrid-from-artist"]);
  });

  it("are none of a licence that was upgraded", () => {
    expect(pathsOf(licence("artist", { pro: 19_900 }, "9"))).toEqual([]);
  });

  it("name equal licences together, and those of another product apart", () => {
    const [first, second] = [
      licence("artist", { pro: 19_900 }),
      licence("artist", { pro: 19_900 }),
    ];
    const offers = list(first, licence("access", { pro: 29_900 }), second);
    expect(offers.map((listed) => [listed.offer.path, listed.licences.length])).toEqual([
      ["pro-from-artist", 2],
      ["pro-from-access", 1],
    ]);
    expect(offers[0]?.licences).toEqual([first, second]);
  });

  it("have the largest saving first; of equal ones the dearer product", () => {
    const artist = licence("artist", { efx: 2900, hybrid: 13_900, pro: 19_900, gone: 100 });
    expect(list(artist).map(({ offer, saving }) => [offer.to, saving])).toEqual([
      ["pro", 26_000],
      ["efx", 17_000],
      ["hybrid", 16_000],
      ["gone", 0],
    ]);
    expect(pathsOf(licence("artist", { efx: 2900, hybrid: 12_900 }))).toEqual([
      "hybrid-from-artist",
      "efx-from-artist",
    ]);
  });

  it("of equal worth begin with the one for the most licences", () => {
    const stage = () => licence("stage", { pro: 19_900 });
    expect(pathsOf(licence("artist", { pro: 19_900 }), stage(), stage())).toEqual([
      "pro-from-stage",
      "pro-from-artist",
    ]);
    expect(pathsOf(licence("artist", { pro: 19_900 }), stage())).toEqual([
      "pro-from-artist",
      "pro-from-stage",
    ]);
  });

  it("are compared in the shown currency", () => {
    const dearInYen = { ...everywhere(19_900), JPY: 45_000 };
    const owned = [licence("artist", { pro: dearInYen, hybrid: 12_900 })];
    const first = (currency: "USD" | "JPY") => listOffers({ owned, find, currency })[0]?.offer.to;
    expect([first("USD"), first("JPY")]).toEqual(["pro", "hybrid"]);
  });

  it("save nothing where the product itself is on sale for less", () => {
    expect(list(licence("artist", { efx: 24_900 }))[0]?.saving).toBe(0);
  });

  it("give up nothing where a bundle contains what is owned", () => {
    const [toChain] = list(licence("eq", { chain: 24_900 }));
    const [toPro] = list(licence("artist", { pro: 19_900 }));
    expect([toChain?.includesSource, toPro?.includesSource]).toEqual([true, false]);
  });
});
