import {
  publishDocument,
  withdrawProduct,
  type DatabaseConnection,
  type ProductToPublish,
} from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import type { ProductCardBody, WireProduct } from "@autotune/contract";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import {
  pricesSample,
  productCardSample,
  productPageSample,
  productSample,
} from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { content } from "../../../platform/published/content.ts";
import { country } from "../../../platform/country/country.ts";
import { catalogueRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let app: App;

const sale = { kind: "percent", percent: 25 } as const;
const pro = productSample("auto-tune-pro", 400, {
  discount: { discount: sale, startsAt: null, endsAt: null, reason: "Autumn sale" },
  quantityDiscounts: [
    { from: 2, discount: { kind: "percent", percent: 10 } },
    { from: 5, discount: { kind: "value", values: pricesSample(50) } },
  ],
  freebies: [
    {
      path: "auto-key-gift",
      group: "gift",
      choice: true,
      inputType: "radio",
      isDefaultValue: true,
      subscriptionLineItemAddon: false,
    },
  ],
  useWibu: true,
});
const trial = productSample("auto-tune-unlimited-monthly-14d-free", 25, {
  type: "trial",
  interval: { count: 1, unit: "m" },
  trialDays: 14,
  includes: ["auto-tune-pro"],
  variantParent: "auto-tune-unlimited",
  moves: {
    upgradeableTo: ["auto-tune-unlimited-yearly"],
    switchableTo: [],
    downgradeableTo: ["auto-tune-essentials-monthly"],
  },
});

beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
  await publish(pro, "AutoTune Pro", "Before you buy");
  await publish(trial, "Unlimited, 14 days free");
  await publish(productSample("auto-key-gift", 0, { promoOnly: true }), "Auto-Key, for you");
  await publish(productSample("auto-tune-artist", 99, { wpOnly: true }), "AutoTune Artist");
  await publish(
    productSample("auto-tune-pro-upgrade-from-auto-tune-artist", 129, {
      type: "upgrade",
      upgrade: { from: "auto-tune-artist", to: "auto-tune-pro" },
    }),
    "An upgrade",
  );
  await publishDocument(connection.database, {
    collection: "product-pages",
    key: "auto-tune/pro",
    locale: "en",
    body: productPageSample("pro", ["auto-tune-pro"]),
  });
  await publishDocument(connection.database, {
    collection: "product-pages",
    key: "auto-tune/all-in-one",
    locale: "en",
    body: productPageSample("all-in-one", [trial.path]),
  });
  const plan = { annual: "withdrawn", monthly: trial.path };
  await card(
    "pro",
    productCardSample("AutoTune Pro", { default: pro.path }, { includedIn: ["unlimited"] }),
  );
  await card("unlimited", productCardSample("Unlimited", plan, { type: "subscription" }));
  await card("gone", productCardSample("Gone", { default: "withdrawn" }));

  app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(country, { header: settings.COUNTRY_HEADER });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await app.register(catalogueRoutes, { origin: settings.PUBLIC_URL, release: "release-1" });
  await vi.waitFor(() => expect(app.content.loaded).toBe(true), 10_000);
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

async function publish(product: ProductToPublish, name: string, checkoutInfo = ""): Promise<void> {
  await publishAtOnce(connection.database, product);
  await publishDocument(connection.database, {
    collection: "products",
    key: product.path,
    locale: "en",
    body: { name, summary: `${name} in a few words`, checkoutInfo },
  });
}

const card = (key: string, body: ProductCardBody) =>
  publishDocument(connection.database, { collection: "product-cards", key, locale: "en", body });

interface Prices {
  data: { prices: { currency: string; country: string; products: WireProduct[] }; ip: string };
}
/** As a browser behind our edge requests it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({
    url: `/wp-json/antares/v1/${path}`,
    headers: { "user-agent": "Mozilla/5.0", "x-forwarded-for": "91.0.0.1", ...headers },
    remoteAddress: "127.0.0.1",
  });
const pricesOf = async (query: string, headers?: Record<string, string>) =>
  (await get(`currencies${query}`, headers)).json<Prices>().data;

describe("[API-02] [API-06] currencies", () => {
  it("responds with data.prices with currency and products, and data.ip", async () => {
    const { prices, ip } = await pricesOf("?cc=JP");
    expect([prices.currency, prices.country, ip]).toEqual(["JPY", "JP", ""]);
    expect(prices.products.find(({ path }) => path === pro.path)).toEqual({
      name: "AutoTune Pro",
      price: 30_000,
      base_price: 40_000,
      discount_rate: 0.25,
      path: "auto-tune-pro",
      thumbnail: "/images/products/LEGACY.png",
      type: "perpetual",
      prm: false,
      url: "/products/auto-tune/pro",
      wp_only: false,
      upgradeable_to: [],
      switchable_to: [],
      downgradeable_to: [],
      checkout_info: "Before you buy",
      freebies: [
        {
          path: "auto-key-gift",
          group: "gift",
          choice: true,
          input_type: "radio",
          is_default_value: true,
          title: "Auto-Key, for you",
          text: "Auto-Key, for you in a few words",
          subscription_line_item_addon: false,
          thumbnail: "/images/products/LEGACY.png",
        },
      ],
      pid: "PID-auto-tune-pro",
      use_wibu: true,
      special_text: "",
      sub_interval: null,
      sub_interval_unit: null,
      trial_interval: null,
      trial_interval_unit: null,
      subscription_line_item_addon: false,
      variant_parent_product: null,
      quantityDiscount: [
        { from: 2, discountPercent: 10, discountValue: null, unitPrice: 27_000, values: null },
        {
          from: 5,
          discountPercent: null,
          discountValue: 5000,
          unitPrice: 25_000,
          values: pricesSample(50),
        },
      ],
      discountReason: "Autumn sale",
      discountPeriodCount: null,
      prices: pricesSample(300),
      base_prices: pricesSample(400),
      discount: { percent: 25, values: null },
      lowest_before: null,
      included_products: [],
    });
  });

  it("leaves out a gift of a product that the catalogue does not have", async () => {
    const gift = productSample("auto-key-gift", 0, { promoOnly: true });
    const productsNow = async () => (await pricesOf("?cc=US")).prices.products;
    await publishAtOnce(connection.database, { ...gift, includes: ["auto-key"] });
    await vi.waitFor(async () => {
      const products = await productsNow();
      expect(products.some(({ path }) => path === gift.path)).toBe(false);
      expect(products.find(({ path }) => path === pro.path)?.freebies).toEqual([]);
    }, 10_000);
    await publishAtOnce(connection.database, gift);
    await vi.waitFor(
      async () => expect((await productsNow()).some(({ path }) => path === gift.path)).toBe(true),
      10_000,
    );
  });

  it("contains the terms of plans, what is only given and what is no longer sold, and no upgrades", async () => {
    const { products } = (await pricesOf("?cc=US")).prices;
    const byPath = (path: string) => products.find((product) => product.path === path);
    expect(byPath(trial.path)).toMatchObject({
      type: "trial",
      sub_interval: 1,
      sub_interval_unit: "m",
      trial_interval: 14,
      trial_interval_unit: "d",
      upgradeable_to: ["auto-tune-unlimited-yearly"],
      downgradeable_to: ["auto-tune-essentials-monthly"],
      variant_parent_product: "auto-tune-unlimited",
      included_products: ["auto-tune-pro"],
    });
    expect(byPath("auto-key-gift")).toMatchObject({ prm: true, price: 0 });
    expect(byPath("auto-tune-artist")).toMatchObject({ wp_only: true });
    expect(products.some(({ type }) => type === "upgrade")).toBe(false);
    expect(products).toHaveLength(4);
  });

  it("uses the caller's country where none is named, and only a named one may be cached", async () => {
    expect(await pricesOf("")).toMatchObject({
      prices: { country: "DE", currency: "EUR" },
      ip: "91.0.0.1",
    });
    expect(await pricesOf("", { cookie: "country=GB" })).toMatchObject({
      prices: { currency: "GBP" },
    });
    expect((await get("currencies")).headers["cache-control"]).toBe("no-store");
    expect((await get("currencies?cc=US")).headers["cache-control"]).toContain("public");
  });

  it("follows a discount that begins by the clock, also where a response is cached", async () => {
    const startsAt = new Date(Date.now() + 1000).toISOString();
    const set = { discount: sale, startsAt, endsAt: null, reason: "Now" };
    await publish(productSample("timed", 100, { discount: set }), "Timed");
    const price = async () =>
      (await pricesOf("?cc=US")).prices.products.find(({ path }) => path === "timed")?.price;
    await vi.waitFor(async () => expect(await price()).toBe(10_000), 10_000);
    const version = async () => (await get("check-cache")).headers["x-wp-fsversion"];
    const before = await version();
    await vi.waitFor(async () => expect(await price()).toBe(7500), 10_000);
    expect(await version()).not.toBe(before);
    await withdrawProduct(connection.database, "timed");
    await vi.waitFor(async () => expect(await price()).toBeUndefined(), 10_000);
  });

  it("responds as if requested from test_ip, yet with a named country's prices", async () => {
    expect(await pricesOf("?test_ip=210.130.0.1")).toMatchObject({
      prices: { country: "JP" },
      ip: "210.130.0.1",
    });
    const tried = await get("currencies?test_ip=210.130.0.1&cc=CH");
    expect(tried.json<Prices>().data).toMatchObject({
      prices: { country: "CH" },
      ip: "210.130.0.1",
    });
    expect(tried.headers["cache-control"]).toBe("no-store");
    expect((await pricesOf("?test_ip=nonsense")).prices.country).toBe("US");
    expect((await get("currencies?cc=xx")).statusCode).toBe(400);
  });
});

describe("[API-02] [API-06] get_client_ip", () => {
  it("responds with the caller's IP address, or test_ip, with its country", async () => {
    expect((await get("get_client_ip")).json()).toEqual({ ip: "91.0.0.1", country: "DE" });
    expect((await get("get_client_ip?test_ip=1.208.0.1")).json()).toEqual({
      ip: "1.208.0.1",
      country: "KR",
    });
  });

  it("sends the edge a country only where it is known", async () => {
    expect((await get("get_client_ip")).headers["x-country"]).toBe("DE");
    const nowhere = await get("get_client_ip", { "x-forwarded-for": "10.0.0.1" });
    expect([nowhere.json(), nowhere.headers["x-country"]]).toEqual([
      { ip: "10.0.0.1", country: "US" },
      undefined,
    ]);
    const crawler = await get("get_client_ip", { "user-agent": "Googlebot/2.1" });
    expect([crawler.json(), crawler.headers["x-country"]]).toEqual([
      { ip: "91.0.0.1", country: "US" },
      undefined,
    ]);
  });
});

describe("[API-02] [API-06] product-cards", () => {
  const cardsOf = async (query: string) =>
    (await get(`product-cards?${query}`)).json<{
      cards: {
        slug: string;
        meta: { product_card: { fs_products: object }; included_in: string[] };
      }[];
    }>().cards;

  it("responds with the cards of the slugs, with exact=0 also those that hold the same product", async () => {
    expect((await cardsOf("s=pro&exact=1")).map(({ slug }) => slug)).toEqual(["pro"]);
    expect((await cardsOf("s=pro&exact=0")).map(({ slug }) => slug)).toEqual(["pro", "unlimited"]);
    expect((await cardsOf("s=unlimited,pro,nothing")).map(({ slug }) => slug)).toEqual([
      "unlimited",
      "pro",
    ]);
  });

  it("[NAV-04] finds a card by the slug of the page that sells its product, once", async () => {
    const slugs = async (query: string) => (await cardsOf(query)).map(({ slug }) => slug);
    expect(await slugs("s=all-in-one&exact=1")).toEqual(["unlimited"]);
    expect(await slugs("s=all-in-one,unlimited,pro&exact=1")).toEqual(["unlimited", "pro"]);
  });

  it("has the card's fields under meta.product_card, and meta.included_in", async () => {
    expect(await cardsOf("s=pro&exact=1")).toEqual([
      {
        slug: "pro",
        meta: {
          product_card: {
            title: "AutoTune Pro",
            subtitle: "",
            type: "perpetual",
            banner: "",
            fs_products: { default: { path: "auto-tune-pro" } },
            useNormalRate: false,
            content: { annual: [], monthly: [], default: [] },
            price_subtext: "",
            price_conditionals: "",
            primaryCTAText: "",
            CTA_Overrides: null,
            TnC: "",
            Notes: "",
          },
          included_in: ["unlimited"],
        },
      },
    ]);
  });

  it("leaves out what is not sold, and a card that has nothing left", async () => {
    const [unlimited, ...others] = await cardsOf("s=unlimited,gone&exact=1");
    expect(unlimited?.meta.product_card.fs_products).toEqual({ monthly: { path: trial.path } });
    expect(others).toEqual([]);
  });
});

describe("[API-02] check-cache", () => {
  it("contains the release, and a new version of the catalogue whenever it has changed", async () => {
    const first = await get("check-cache");
    expect([first.statusCode, first.headers["x-wp-jscachekey"]]).toEqual([204, "release-1"]);
    const before = first.headers["x-wp-fsversion"];
    expect(before).toMatch(/^[\w-]{20,}$/);
    await publish(productSample("new", 10), "New");
    const changed = await vi.waitFor(async () => {
      const now = (await get("check-cache")).headers["x-wp-fsversion"];
      expect(now).not.toBe(before);
      return now;
    }, 10_000);
    await withdrawProduct(connection.database, "new");
    await vi.waitFor(async () => {
      expect((await get("check-cache")).headers["x-wp-fsversion"]).not.toBe(changed);
    }, 10_000);
  });
});
