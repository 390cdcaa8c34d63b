import { describe, expect, it } from "vitest";
import { productSample } from "../../../../test/published-samples.ts";
import { ContentReader } from "./content-reader.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

function setUp(): PublishedContent {
  const content = new PublishedContent();
  content.put("products", contentKey("products", "choir", "en"), 1, { name: "Choir", summary: "" });
  content.put("catalogue", contentKey("catalogue", "choir", ""), 1, productSample("choir", 79));
  content.put("promotion-pages", contentKey("promotion-pages", "winter", "en"), 1, {
    title: "A winter in the studio",
    lead: "Two tools.",
    text: "For everybody.",
    code: "WINTER26",
    products: ["choir", "no-longer-there"],
    isSample: true,
    seo: {},
  });
  content.commit();
  return content;
}

it("shows the texts and the existing products, and nothing of a promotion that is not published", () => {
  const page = new ContentReader(setUp(), "en").promotions.page("winter");
  expect(page).toMatchObject({
    title: "A winter in the studio",
    code: "WINTER26",
    products: [{ path: "choir", name: "Choir" }],
    availableIn: ["en"],
  });
  expect(page).not.toHaveProperty("terms");
});

describe("a promotion with a period", () => {
  const startsAt = "2026-12-01T00:00:00.000Z";
  const endsAt = "2027-03-01T00:00:00.000Z";
  const prices = { choir: productSample("choir", 49).basePrices };
  const put = (content: PublishedContent, isForEveryone: boolean, version = 1) =>
    content.put("promotions", contentKey("promotions", "WINTER26", ""), version, {
      startsAt,
      endsAt,
      prices,
      isForEveryone,
    });

  it("begins and ends by the clock, and pages follow it", () => {
    const content = setUp();
    put(content, true);
    const phase = () => new ContentReader(content, "en").promotions.page("winter")?.terms?.phase;
    const offers = () => new ContentReader(content, "en").promotions.current();
    content.commit(new Date("2026-11-30T00:00:00Z"));
    expect([phase(), offers()]).toEqual(["upcoming", []]);
    expect(content.nextChange(new Date("2026-11-30T00:00:00Z"))).toEqual(new Date(startsAt));

    const dependencies: Dependencies = new Map();
    new ContentReader(content, "en", dependencies).promotions.current();
    const isCurrent = () =>
      [...dependencies].every(([one, state]) => content.stateOf(one) === state);
    expect(isCurrent()).toBe(true);
    content.commit(new Date(startsAt));
    expect(isCurrent()).toBe(false);
    expect(offers()).toMatchObject([
      {
        title: "A winter in the studio",
        href: "/promotions/winter",
        endsAt,
        products: [{ product: { path: "choir" }, promoted: prices.choir }],
      },
    ]);
    content.commit(new Date(endsAt));
    expect([phase(), offers()]).toEqual(["ended", []]);
  });

  it("is in no list when it is for owners only", () => {
    const content = setUp();
    put(content, false);
    content.commit(new Date(startsAt));
    const reader = new ContentReader(content, "en");
    expect(reader.promotions.current()).toEqual([]);
    expect(reader.promotions.page("winter")?.terms).toMatchObject({ phase: "running", prices });
  });
});

it("is in English where a translation is missing, and undefined where there is no page", () => {
  const reader = new ContentReader(setUp(), "es");
  expect(reader.promotions.page("winter")).toMatchObject({ language: "en" });
  expect(reader.promotions.page("spring")).toBeUndefined();
});
