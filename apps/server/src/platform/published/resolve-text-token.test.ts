import { splitQuotedPrices } from "@autotune/contract";
import type { ProductToPublish } from "@autotune/database";
import { describe, expect, it } from "vitest";
import { pageSample, productPageSample, productSample } from "../../../test/published-samples.ts";
import { contentKey } from "./dependency.ts";
import { PublishedContent } from "./published-content.ts";

/** A shop with two effects and a bundle of them on pages, one that is not for sale, and a plan. */
function setUp() {
  const content = new PublishedContent();
  const publishProduct = (
    path: string,
    amount: number,
    changes: Partial<ProductToPublish> = {},
  ) => {
    const product = productSample(path, amount, changes);
    content.put("catalogue", contentKey("catalogue", path, ""), 1, product);
    const words = { name: path.toUpperCase(), summary: "" };
    content.put("products", contentKey("products", path, "en"), 1, words);
  };
  publishProduct("choir", 99);
  publishProduct("dial", 29);
  publishProduct("gift", 0, { promoOnly: true });
  publishProduct("both", 110, { includes: ["choir", "dial"] });
  publishProduct("plan", 25, {
    type: "subscription",
    interval: { count: 1, unit: "m" },
    includes: ["choir", "dial"],
  });
  for (const path of ["choir", "dial", "gift", "both"]) {
    const page = productPageSample(path, [path]);
    const key = contentKey("product-pages", `creative-vocal-effects/${path}`, "en");
    content.put("product-pages", key, 1, { ...page, family: "creative-vocal-effects" });
  }
  const home = contentKey("pages", "home", "en");
  const write = (text: string) => {
    content.put("pages", home, 1, {
      ...pageSample("home", []),
      blocks: [{ block: "prose", headline: text, sections: [] }],
    });
    content.commit();
  };
  return {
    content,
    home,
    publishProduct,
    write,
    /** What a page that says this shows. */
    read(text: string) {
      write(text);
      return this.shown();
    },
    shown: () => {
      const [block] = content.find("pages", "home", "en")?.blocks ?? [];
      return block?.block === "prose" ? block.headline : undefined;
    },
  };
}

/** In US dollars, with its period. */
function pricesIn(text: string | undefined): (string | number)[] {
  return splitQuotedPrices(text ?? "").map((part) =>
    typeof part === "string" ? part : part.prices.USD,
  );
}

describe("a text that asks the catalogue", () => {
  it.each([
    ["{tools:plan} tools", "2 tools"],
    ["{tools:creative-vocal-effects} effects", "2 effects"],
    ["{tools:plan/creative-vocal-effects} effects", "2 effects"],
    ["{tools:plan/auto-tune} editions", "0 editions"],
    ["with {names:plan}", "with CHOIR and DIAL"],
    ["{tools:nothing-of-this-name} tools", " tools"],
  ])("%j says %j", (text, shown) => {
    expect(setUp().read(text)).toBe(shown);
  });

  it.each([
    ["for {price:choir}.", ["for ", 9900, "."]],
    ["from {from:creative-vocal-effects}", ["from ", 2900]],
    ["not {price:gift}", ["not "]],
  ])("%j shows the prices %j", (text, shown) => {
    expect(pricesIn(setUp().read(text))).toEqual(shown);
  });

  it("says how often a plan is paid", () => {
    const [part] = splitQuotedPrices(setUp().read("{price:plan}") ?? "");
    expect(part).toMatchObject({ unit: "m", prices: { USD: 2500 } });
  });

  it("follows the catalogue without being published again, and pages with it are drawn anew", () => {
    const shop = setUp();
    shop.write("{tools:plan} tools");
    const before = shop.content.stateOf(shop.home);
    shop.content.commit();
    expect(shop.content.stateOf(shop.home)).toBe(before);
    shop.publishProduct("plan", 25, { type: "subscription", includes: ["choir"] });
    shop.content.commit();
    expect(shop.shown()).toBe("1 tools");
    expect(shop.content.stateOf(shop.home)).not.toBe(before);
  });

  it("is parsed anew only where an answer has changed", () => {
    const shop = setUp();
    shop.write("{tools:plan} tools");
    const body = () => shop.content.find("pages", "home", "en");
    const before = body();
    shop.publishProduct("dial", 39);
    shop.content.commit();
    expect(body()).toBe(before);
    shop.publishProduct("dial", 39, { promoOnly: true });
    shop.content.commit();
    expect(body()).not.toBe(before);
    expect(shop.shown()).toBe("1 tools");
  });

  it("is filled in a draft too", () => {
    const { content } = setUp();
    content.commit();
    const draft = content.with("pages", "home", "en", pageSample("{tools:plan} tools", []));
    expect(draft.find("pages", "home", "en")?.title).toBe("2 tools");
  });

  it("is filled where it was read from the tables, but for its prices", () => {
    const { content } = setUp();
    content.commit();
    const read = (text: string) => content.fillText(text, "en");
    expect(read("{names:plan}, {tools:plan} tools")).toBe("CHOIR and DIAL, 2 tools");
    expect(read("{price:choir}, from {from:creative-vocal-effects}.")).toBe("…, from ….");
    expect(read("No {token}.")).toBe("No {token}.");
  });
});
