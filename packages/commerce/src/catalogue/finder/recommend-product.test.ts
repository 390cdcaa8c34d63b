import { describe, expect, it } from "vitest";
import { everywhere } from "../pricing/everywhere.sample.ts";
import type { FinderProduct, FinderQuestion, FinderUpgrade } from "./finder-question.ts";
import { recommendProduct } from "./recommend-product.ts";

const tool = (path: string, price: number, own: Partial<FinderProduct> = {}): FinderProduct => ({
  path,
  type: "perpetual",
  interval: null,
  prices: everywhere(price),
  includes: [],
  family: "tools",
  formats: ["AU", "VST3", "AAX"],
  crafts: ["sing"],
  ...own,
});
const plan = (path: string, price: number, includes: string[]) =>
  tool(path, price, {
    type: "subscription",
    interval: { count: 1, unit: "m" },
    includes,
    family: "plans",
    crafts: [],
  });

const first = tool("first", 300, { crafts: ["sing", "live"] });
const great = tool("great", 500);
const dsp = tool("dsp", 200, { formats: ["AAX"] });
const cheap = tool("cheap", 100, { crafts: ["rap"], family: "other" });
const small = plan("small", 10, ["first"]);
const large = plan("large", 30, ["first", "great", "dsp"]);
const products = [first, great, dsp, cheap, large, small];

const ask = (own: Partial<FinderQuestion<FinderProduct>> = {}) => {
  const answer = recommendProduct({
    make: "sing",
    spend: "once",
    hostFormats: ["AU"],
    products,
    owns: () => false,
    upgrades: [],
    hasPlan: false,
    ...own,
  });
  if (!answer.ok) return answer.reason;
  const { recommendation, alternatives } = answer;
  return [recommendation, ...alternatives].map(({ product, reason }) => [
    product.path,
    reason.kind,
  ]);
};
const upgrade = (from: string, to: string, price: number, count = 1): FinderUpgrade => ({
  path: `${to}-upgrade-from-${from}`,
  from,
  to,
  prices: everywhere(price),
  count,
});

describe("the finder", () => {
  it("recommends the editors' first choice, then the plan that has it, then another", () => {
    expect(ask()).toEqual([
      ["first", "firstChoice"],
      ["small", "planWithTool"],
      ["great", "goesFurther"],
    ]);
  });

  it("puts first what is made for the person's DAW, and leaves out what does not load there", () => {
    expect(ask({ hostFormats: ["AAX"] })[0]).toEqual(["dsp", "madeForHost"]);
    expect(JSON.stringify(ask())).not.toContain("dsp");
  });

  it("counts a year of a plan against a licence", () => {
    expect(ask({ spend: "little" })[0]).toEqual(["small", "leastInFirstYear"]);
    expect(ask({ spend: "little", make: "rap" })[0]).toEqual(["cheap", "leastInFirstYear"]);
  });

  it("takes the most capable where price does not matter", () => {
    expect(ask({ spend: "best" })[0]).toEqual(["great", "mostCapable"]);
  });

  it("names the smallest plan that has the tool, and the tool alone beside it", () => {
    expect(ask({ spend: "monthly" })).toEqual([
      ["small", "planWithTool"],
      ["first", "paidOnce"],
      ["large", "goesFurther"],
    ]);
    expect(ask({ spend: "monthly", make: "everything" })[0]).toEqual(["large", "largestPlan"]);
  });

  it("counts only tools that run in the DAW", () => {
    const answer = recommendProduct({
      make: "everything",
      spend: "best",
      hostFormats: ["VST3"],
      products,
      owns: () => false,
      upgrades: [],
      hasPlan: false,
    });
    expect(answer).toMatchObject({
      recommendation: { reason: { kind: "largestPlan", tools: 2 } },
    });
  });

  it("offers an owner the worthiest upgrade, for all licences", () => {
    const upgrades = [upgrade("old", "great", 120, 5), upgrade("old", "first", 100, 5)];
    expect(ask({ upgrades })).toEqual([
      ["great", "upgrade"],
      ["large", "planWithTool"],
      ["first", "upgrade"],
    ]);
    expect(ask({ upgrades, spend: "little" })[0]).toEqual(["first", "upgrade"]);
  });

  it("does not trade in what another shelf still sells", () => {
    expect(ask({ upgrades: [upgrade("cheap", "great", 120)] })[0]).toEqual([
      "first",
      "firstChoice",
    ]);
  });

  it("offers no second plan", () => {
    expect(ask({ spend: "monthly", hasPlan: true })).toEqual([
      ["first", "firstChoice"],
      ["great", "goesFurther"],
      ["cheap", "somethingElse"],
    ]);
  });

  it("goes on to other work where everything for this one is owned, and ends where nothing is left", () => {
    expect(ask({ owns: ({ path }) => path !== "cheap", hasPlan: true })).toEqual([
      ["cheap", "somethingElse"],
    ]);
    expect(ask({ owns: () => true, hasPlan: true })).toBe("nothingLeft");
  });

  it("says so where the DAW loads no plug-ins", () => {
    expect(ask({ hostFormats: [] })).toBe("hostWithoutPlugins");
  });
});
