import { expect, it } from "vitest";
import { productSample } from "../../../../test/published-samples.ts";
import { ContentReader } from "./content-reader.ts";
import { contentKey, PublishedContent } from "../../../platform/published/published-content.ts";

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

it("shows the texts and the existing products, and no price of the promotion", () => {
  const page = new ContentReader(setUp(), "en").promotionPage("winter");
  expect(page).toMatchObject({
    title: "A winter in the studio",
    code: "WINTER26",
    products: [{ path: "choir", name: "Choir" }],
    availableIn: ["en"],
  });
});

it("is in English where a translation is missing, and undefined where there is no page", () => {
  const reader = new ContentReader(setUp(), "es");
  expect(reader.promotionPage("winter")).toMatchObject({ language: "en" });
  expect(reader.promotionPage("spring")).toBeUndefined();
});
