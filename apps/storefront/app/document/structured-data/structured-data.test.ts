import { currencies, type Prices } from "@autotune/commerce";
import type { PostView, ProductPageView, ProductView, TutorialView } from "@autotune/contract";
import { expect, it } from "vitest";
import { structureBreadcrumbs } from "./structure-breadcrumbs.ts";
import { structureFaq } from "./structure-faq.ts";
import { structurePost } from "./structure-post.ts";
import { structureProduct } from "./structure-product.ts";
import { structureSite } from "./structure-site.ts";
import { structureTutorial } from "./structure-tutorial.ts";

const origin = "https://shop.test";

/** Required by Google and schema.org; a dot descends into each item of a list. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url", "publisher"],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name", "itemListElement.item"],
  Product: [
    "name",
    "image",
    "description",
    "brand.name",
    "offers.price",
    "offers.priceCurrency",
    "offers.availability",
    "offers.url",
  ],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  BlogPosting: ["headline", "image", "datePublished", "author.name", "publisher.name"],
  LearningResource: ["name", "description", "learningResourceType", "educationalLevel", "teaches"],
};

function valuesAt(thing: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(thing)) return thing.flatMap((one) => valuesAt(one, path));
  const [first, ...rest] = path;
  if (first === undefined) return [thing];
  if (typeof thing !== "object" || thing === null) return [undefined];
  return valuesAt(Reflect.get(thing, first), rest);
}

const prices = Object.fromEntries(currencies.map((currency) => [currency, 45_900])) as Prices;
const product: ProductView = {
  path: "auto-tune-pro",
  pid: "AT-PRO",
  type: "perpetual",
  interval: null,
  trialDays: null,
  basePrices: prices,
  prices,
  discount: null,
  discountReason: null,
  discountPeriodCount: null,
  quantityDiscounts: [],
  freebies: [],
  includes: [],
  upgrade: null,
  variantParent: null,
  promoOnly: false,
  wpOnly: false,
  name: "AutoTune Pro",
  summary: "Tunes a voice.",
  checkoutInfo: "",
  specialText: "",
};
const productPage: ProductPageView = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "The whole studio.",
  text: "",
  href: "/products/auto-tune/pro",
  products: [product],
  subpages: [],
  tutorials: [],
  otherPlans: [],
  posts: [],
  blocks: [],
  seo: {},
  language: "en",
  availableIn: ["en"],
};
const words = {
  slug: "first",
  title: "A first take",
  summary: "How it begins.",
  language: "es",
  availableIn: ["es"],
  seo: {},
  products: [],
  sections: [],
} as const;
const post: PostView = {
  ...words,
  availableIn: ["en", "es"],
  products: [],
  sections: [],
  href: "/es/comunidad/first",
  writtenBy: "Sample Writer",
  writtenOn: "2026-09-14",
  topic: "craft",
  minutes: 4,
  related: [],
};
const tutorial: TutorialView = {
  ...words,
  availableIn: ["en", "es"],
  products: [],
  sections: [],
  href: "/es/aprende-los-basicos/first",
  level: "beginner",
  topic: "tuning",
  minutes: 6,
  outcome: "You can tune a line.",
};

const everything = [
  ...structureSite(origin, "es"),
  structureBreadcrumbs(origin, "es", [{ name: "Productos", path: "/es/producto" }]),
  structureProduct(origin, productPage),
  structureFaq(
    [{ block: "faq", headline: "Questions", items: [{ question: "Q?", answer: "A." }] }],
    "es",
  ),
  structurePost(origin, post),
  structureTutorial(origin, tutorial),
].filter((data) => data !== undefined);

it.each(everything.map((data) => [data["@type"], data] as const))(
  "%s has all required fields",
  (type, data) => {
    const paths = required[type] ?? [];
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const values = valuesAt(data, path.split("."));
      expect(values.length, path).toBeGreaterThan(0);
      for (const value of values) expect(value, path).toBeTruthy();
    }
    expect(data["@context"]).toBe("https://schema.org");
  },
);

it("numbers the breadcrumbs from Home, with absolute URLs", () => {
  const { itemListElement } = structureBreadcrumbs(origin, "es", [
    { name: "Productos", path: "/es/producto" },
  ]);
  expect(itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "AutoTune", item: "https://shop.test/es" },
    { "@type": "ListItem", position: 2, name: "Productos", item: "https://shop.test/es/producto" },
  ]);
});

it("has `priceValidUntil` only where a sale has an end", () => {
  const offersOf = (own: ProductView) =>
    structureProduct(origin, { ...productPage, products: [own] })?.["offers"];
  expect(offersOf(product)).toEqual([
    {
      "@type": "Offer",
      name: "AutoTune Pro",
      price: "459.00",
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: "https://shop.test/products/auto-tune/pro",
    },
  ]);
  expect(offersOf({ ...product, saleEndsAt: "2026-12-01T00:00:00.000Z" })).toMatchObject([
    { priceValidUntil: "2026-12-01" },
  ]);
});

it("is undefined for a page without products or questions", () => {
  expect(structureProduct(origin, { ...productPage, products: [] })).toBeUndefined();
  expect(structureFaq([], "es")).toBeUndefined();
});

it("names no price of another product that the page sells besides its own", () => {
  const plan = (path: string, variantParent: string | null, amount: number): ProductView => ({
    ...product,
    path,
    name: path,
    type: "subscription",
    variantParent,
    prices: { ...prices, USD: amount },
  });
  const unlimited = structureProduct(origin, {
    ...productPage,
    products: [
      plan("unlimited-yearly", "unlimited-monthly", 17_499),
      plan("unlimited-monthly", null, 2499),
      plan("essentials-yearly", "essentials-monthly", 6999),
      plan("essentials-monthly", null, 999),
    ],
  });
  expect(valuesAt(unlimited, ["offers", "price"])).toEqual(["174.99", "24.99"]);
});
