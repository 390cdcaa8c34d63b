import type { Block, Family, ProductPageBody } from "@autotune/contract";
import type { ProductToPublish } from "@autotune/database";
import type { Language } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import {
  pageSample,
  productPageSample,
  productSample,
} from "../../../../test/published-samples.ts";
import { ProductReader } from "../../catalogue/products/product-reader.ts";
import { ContentReader } from "./content-reader.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

type PageChanges = Partial<ProductPageBody> & Pick<ProductPageBody, "slug">;

/** An in-memory shop, to which each call publishes. */
function setUp() {
  const content = new PublishedContent();
  let version = 0;
  const change = (apply: () => void) => {
    version += 1;
    apply();
    content.commit();
  };
  return {
    content,
    publishProductPage: (changes: PageChanges, language: Language = "en") => {
      const body = { ...productPageSample(changes.slug, []), ...changes };
      const key = contentKey("product-pages", `${body.family}/${body.slug}`, language);
      change(() => content.put("product-pages", key, version, body));
    },
    withdrawProductPage: (key: string) =>
      change(() => content.remove(contentKey("product-pages", key, "en"))),
    publishPage: (slug: string, blocks: Block[] = []) =>
      change(() =>
        content.put("pages", contentKey("pages", slug, "en"), version, pageSample(slug, blocks)),
      ),
    publishFiles: (put: (version: number) => void) => change(() => put(version)),
    publishProduct: (path: string, changes: Partial<ProductToPublish> = {}) =>
      change(() => {
        const words = { name: path, summary: "" };
        content.put("products", contentKey("products", path, "en"), version, words);
        const key = contentKey("catalogue", path, "");
        content.put("catalogue", key, version, productSample(path, 459, changes));
      }),
    /** Records what a page depends on; the returned function tests whether all of it is unchanged. */
    watch: (read: (reader: ContentReader) => unknown) => {
      const dependencies: Dependencies = new Map();
      read(new ContentReader(content, "en", dependencies));
      return () => [...dependencies].every(([one, state]) => content.stateOf(one) === state);
    },
  };
}

const nav = (order: number, description = "", isNew = false) => ({ description, isNew, order });
const prose = (headline: string): Block => ({ block: "prose", headline, sections: [] });
const includedIn = (...pages: string[]): Block => ({
  block: "includedIn",
  headline: "Part of",
  text: "",
  pages,
});

describe("menus", () => {
  it("offer the pages placed in them, by family, by order and then by name", () => {
    const { content, publishProductPage, publishProduct } = setUp();
    publishProduct("sold");
    publishProductPage({ slug: "b", nav: nav(1), products: ["not-sold", "sold"] });
    publishProductPage({ slug: "a", nav: nav(1, "Words", true) });
    publishProductPage({ slug: "first", nav: nav(-1) });
    publishProductPage({ slug: "elsewhere" });
    publishProductPage({ slug: "unlimited", family: "subscriptions", nav: nav(9) });
    const item = { description: "", isNew: false };
    expect(new ContentReader(content, "es").navigation()).toEqual({
      "auto-tune": [
        { ...item, name: "first", href: "/es/producto/auto-tune/first" },
        { name: "a", description: "Words", isNew: true, href: "/es/producto/auto-tune/a" },
        { ...item, name: "b", href: "/es/producto/auto-tune/b", pid: "PID-sold" },
      ],
      "ai-powered-vocal-chain": [],
      "creative-vocal-effects": [],
      subscriptions: [{ ...item, name: "unlimited", href: "/es/producto/suscripcion/unlimited" }],
    });
  });

  it("use the reader's language, and English where a page lacks it", () => {
    const { content, publishProductPage } = setUp();
    publishProductPage({ slug: "pro", nav: nav(1, "Note by note") });
    publishProductPage({ slug: "pro", nav: nav(1, "Nota por nota") }, "es");
    publishProductPage({ slug: "key", nav: nav(2, "Hears the key") });
    const described = (language: Language) =>
      new ContentReader(content, language).navigation()["auto-tune"].map((one) => one.description);
    expect(described("es")).toEqual(["Nota por nota", "Hears the key"]);
    expect(described("ko")).toEqual(["Note by note", "Hears the key"]);
  });

  it("invalidate other pages when they change, and only then", () => {
    const { publishProductPage, publishProduct, withdrawProductPage, watch } = setUp();
    const pro = { slug: "pro", nav: nav(1, "Note by note"), products: ["pro"] };
    publishProductPage(pro);
    publishProductPage({ slug: "key" });
    const keyPage = (reader: ContentReader) => {
      reader.productPages.page("auto-tune", "key");
      reader.navigation();
    };

    const beforeText = watch(keyPage);
    publishProductPage({ ...pro, text: "Other words", blocks: [prose("More")] });
    publishProductPage({ slug: "not-in-menus" });
    expect(beforeText()).toBe(true);

    const beforeDescription = watch(keyPage);
    publishProductPage({ ...pro, nav: nav(1, "Every note") });
    expect(beforeDescription()).toBe(false);

    const beforeSale = watch(keyPage);
    publishProduct("pro");
    expect(beforeSale()).toBe(false);

    const beforeSpanish = watch(keyPage);
    publishProductPage({ ...pro, nav: nav(1, "Nota por nota") }, "es");
    expect(beforeSpanish()).toBe(true);

    withdrawProductPage("auto-tune/pro");
    expect(beforeSpanish()).toBe(false);
  });
});

describe("product pages", () => {
  it("have sub-pages with their own URLs and blocks", () => {
    const { content, publishProductPage } = setUp();
    const subpages: ProductPageBody["subpages"] = [
      { name: "specs", blocks: [prose("What it needs")] },
      { name: "audio", blocks: [prose("Listen")] },
    ];
    publishProductPage({ slug: "pro", blocks: [prose("Overview")], subpages });
    publishProductPage({ slug: "pro", blocks: [prose("Resumen")] }, "es");
    const reader = new ContentReader(content, "fr");
    const overview = reader.productPages.page("auto-tune", "pro");
    expect(overview).toMatchObject({
      href: "/fr/products/auto-tune/pro",
      subpages: [
        { name: "specs", href: "/fr/products/auto-tune/pro/specs", isEmpty: false },
        { name: "tutorials", href: "/fr/products/auto-tune/pro/tutorials", isEmpty: true },
        { name: "audio", href: "/fr/products/auto-tune/pro/audio", isEmpty: false },
        { name: "blogs", href: "/fr/products/auto-tune/pro/blogs", isEmpty: true },
      ],
      availableIn: ["en", "es"],
      blocks: [prose("Overview")],
    });
    expect(overview).not.toHaveProperty("subpage");
    expect(overview).not.toHaveProperty("nav");
    expect(reader.productPages.page("auto-tune", "pro", "audio")).toMatchObject({
      subpage: "audio",
      availableIn: ["en"],
      blocks: [prose("Listen")],
    });
    expect(reader.productPages.page("auto-tune", "pro", "audio")).not.toHaveProperty("elsewhere");
    expect(reader.productPages.page("auto-tune", "nothing", "audio")).toBeUndefined();
  });

  it("[ROUTE-08] lead from an empty sub-page to those of the family, or else of all products", () => {
    const { content, publishProductPage } = setUp();
    const subpages: ProductPageBody["subpages"] = [{ name: "audio", blocks: [prose("Listen")] }];
    publishProductPage({ slug: "pro" });
    publishProductPage({ slug: "choir", family: "creative-vocal-effects", subpages });
    const audio = () =>
      new ContentReader(content, "es").productPages.page("auto-tune", "pro", "audio");
    expect(audio()).toMatchObject({
      blocks: [],
      availableIn: ["en"],
      elsewhere: {
        pages: [{ href: "/es/producto/efectos-vocales-creativos/choir/audio" }],
        tutorials: [],
        posts: [],
      },
    });
    publishProductPage({ slug: "hybrid", subpages });
    publishProductPage({ slug: "efx-plus" });
    expect(audio()?.elsewhere?.pages).toMatchObject([
      { href: "/es/producto/auto-tune/hybrid/audio" },
    ]);
  });

  it("name the pages that they are included in, while those are published", () => {
    const { content, publishProductPage, publishProduct, withdrawProductPage } = setUp();
    publishProduct("monthly");
    publishProductPage({ slug: "pro", blocks: [includedIn("auto-tune/all")] });
    publishProductPage({ slug: "all", tagline: "Everything", nav: nav(1), products: ["monthly"] });
    const reader = new ContentReader(content, "en");
    const blocks = () => reader.productPages.page("auto-tune", "pro")?.blocks;
    const href = "/products/auto-tune/all";
    const product = { path: "monthly", pid: "PID-monthly", family: "auto-tune", href };
    expect(blocks()).toMatchObject([
      { pages: [{ name: "all", tagline: "Everything", href, products: [product] }] },
    ]);

    withdrawProductPage("auto-tune/all");
    expect(blocks()).toEqual([]);
    expect(reader.navigation()["auto-tune"]).toEqual([]);
  });
});

describe("products", () => {
  it("have the current discount, and pages are invalidated when it begins and ends", () => {
    const { content, publishProduct, watch } = setUp();
    const [begin, end] = ["2026-11-20T10:00:00Z", "2026-11-27T10:00:00Z"];
    const sale = { kind: "percent", percent: 10 } as const;
    publishProduct("pro", {
      discount: { discount: sale, startsAt: begin, endsAt: end, reason: "Autumn sale" },
    });
    publishProduct("key");
    const pro = () => new ContentReader(content, "en").productForSale("pro");
    const at = (time: string) => content.commit(new Date(time));

    at("2026-11-20T09:59:59Z");
    expect(content.nextChange(new Date("2026-11-20T09:59:59Z"))).toEqual(new Date(begin));
    expect(pro()).toMatchObject({ prices: { USD: 45_900 }, discount: null, discountReason: null });
    const [shown, other] = [
      watch((reader) => reader.productForSale("pro")),
      watch((reader) => reader.productForSale("key")),
    ];
    const before = content.offersVersion;

    at(begin);
    expect(pro()).toMatchObject({
      prices: { USD: 41_310 },
      basePrices: { USD: 45_900 },
      discount: sale,
      discountReason: "Autumn sale",
    });
    expect([shown(), other()]).toEqual([false, true]);
    expect(content.offersVersion).not.toBe(before);

    at(end);
    expect(pro()).toMatchObject({ prices: { USD: 45_900 }, discount: null });
    expect(shown()).toBe(true);
    expect(content.offersVersion).toBe(before);
  });

  it("are in no list when they are not for sale to everyone", () => {
    const { content, publishProduct, publishProductPage } = setUp();
    publishProduct("sold");
    publishProduct("legacy", { wpOnly: true });
    publishProduct("gift", { promoOnly: true });
    publishProduct("upgrade", { type: "upgrade", upgrade: { from: "legacy", to: "sold" } });
    const products = ["legacy", "gift", "upgrade", "sold"];
    publishProductPage({ slug: "all", nav: nav(1), products });
    const reader = new ContentReader(content, "en");
    expect(reader.productPages.page("auto-tune", "all")?.products).toMatchObject([
      { path: "sold" },
    ]);
    expect(reader.navigation()["auto-tune"]).toMatchObject([{ pid: "PID-sold" }]);
    expect(new ProductReader(content, "en").product("legacy")).toMatchObject({
      name: "legacy",
      wpOnly: true,
    });
  });
});

describe("families", () => {
  it("list their pages in menu order", () => {
    const { content, publishProductPage, publishProduct, watch } = setUp();
    publishProduct("key");
    publishProductPage({ slug: "b", nav: nav(2) });
    publishProductPage({ slug: "key", nav: nav(1), tagline: "Hears it", products: ["key"] });
    publishProductPage({ slug: "unlimited", family: "subscriptions" });
    const family = () => new ContentReader(content, "es").families.family("auto-tune").pages;
    expect(family().map(({ name }) => name)).toEqual(["key", "b"]);
    expect(family()[0]).toMatchObject({
      tagline: "Hears it",
      href: "/es/producto/auto-tune/key",
      products: [{ path: "key" }],
    });
    expect(
      new ContentReader(content, "es").families.family("creative-vocal-effects").pages,
    ).toEqual([]);

    const before = watch((reader) => reader.families.family("auto-tune"));
    publishProductPage({ slug: "unlimited", family: "subscriptions", tagline: "All of it" });
    expect(before()).toBe(true);
    publishProductPage({ slug: "new" });
    expect(before()).toBe(false);
  });

  it("draw what is in a menu large, and list the rest below it", () => {
    const { content, publishProduct, publishProductPage, watch } = setUp();
    for (const path of ["choir", "twin", "halo"]) publishProduct(path);
    const family = "creative-vocal-effects";
    publishProductPage({ slug: "choir", family, nav: nav(1), products: ["choir"] });
    publishProductPage({ slug: "twin", family, products: ["twin"] });
    const shown = () => {
      const { pages, products } = new ContentReader(content, "es").families.family(family);
      return [pages.map(({ name }) => name), products.map(({ path }) => path)];
    };
    expect(shown()).toEqual([["choir"], ["twin"]]);

    const before = watch((reader) => reader.families.family(family));
    publishProductPage({ slug: "halo", family, products: ["halo"] });
    expect(before()).toBe(false);
    expect(shown()).toEqual([["choir"], ["halo", "twin"]]);
    publishProductPage({ slug: "halo", family, nav: nav(2), products: ["halo"] });
    expect(shown()).toEqual([["choir", "halo"], ["twin"]]);
  });
});

describe("plans", () => {
  const plan = (includes: string[]): Partial<ProductToPublish> => ({
    type: "subscription",
    interval: { count: 1, unit: "m" },
    includes,
  });

  it("are compared with each other, the largest first", () => {
    const { content, publishProduct, publishProductPage, watch } = setUp();
    for (const path of ["pro", "choir", "halo"]) publishProduct(path);
    publishProductPage({ slug: "pro", products: ["pro"] });
    const family = "creative-vocal-effects";
    publishProductPage({ slug: "effects", family, products: ["choir", "halo"] });
    publishProduct("small", plan(["pro"]));
    publishProduct("middle", plan(["pro", "choir"]));
    publishProduct("large", plan(["choir", "halo", "pro"]));
    for (const slug of ["small", "middle", "large"])
      publishProductPage({ slug, family: "subscriptions", products: [slug] });

    const others = () =>
      new ContentReader(content, "en").productPages.page("subscriptions", "middle")?.otherPlans;
    expect(others()).toMatchObject([
      { name: "large", adds: [{ family, names: ["halo"] }], lacks: [] },
      { name: "small", adds: [], lacks: [{ family, names: ["choir"] }] },
    ]);
    expect(
      new ContentReader(content, "en").productPages.page("auto-tune", "pro")?.otherPlans,
    ).toEqual([]);
    const before = watch((reader) => reader.productPages.page("subscriptions", "middle"));
    publishProduct("large", plan(["choir", "pro"]));
    expect(before()).toBe(false);
    expect(others()?.[0]).toMatchObject({ adds: [] });
  });

  it("stand on the shelf of a family for the tools of it that they include", () => {
    const { content, publishProduct, publishProductPage } = setUp();
    for (const path of ["pro", "choir"]) publishProduct(path);
    publishProductPage({ slug: "pro", products: ["pro"] });
    publishProductPage({ slug: "choir", family: "creative-vocal-effects", products: ["choir"] });
    publishProduct("small", plan(["pro", "choir"]));
    publishProductPage({ slug: "small", family: "subscriptions", products: ["small"] });
    const reader = new ContentReader(content, "en");
    const paths = (family: Family) =>
      reader.families.shelf(family, ["small"]).map(({ path }) => path);
    expect(paths("auto-tune")).toEqual(["pro"]);
    expect(paths("creative-vocal-effects")).toEqual(["choir"]);
    expect(paths("subscriptions")).toEqual(["small"]);
  });
});

describe("the list of all products", () => {
  it("has everything that is for sale, by family, and what no page sells last", () => {
    const { content, publishProduct, publishProductPage, watch } = setUp();
    publishProduct("choir");
    publishProduct("gone", { wpOnly: true });
    publishProduct("plan-monthly", { type: "subscription", interval: { count: 1, unit: "m" } });
    publishProduct("plan-yearly", {
      type: "subscription",
      interval: { count: 1, unit: "y" },
      variantParent: "plan-monthly",
    });
    publishProductPage({
      slug: "choir",
      family: "creative-vocal-effects",
      products: ["choir", "gone"],
    });
    publishProductPage({
      slug: "plan",
      family: "subscriptions",
      products: ["plan-yearly", "plan-monthly"],
    });
    const listed = () =>
      new ContentReader(content, "es").families
        .shelves()
        .map(({ family, products }) => [family, products.map(({ path }) => path)]);
    expect(listed()).toEqual([
      ["creative-vocal-effects", ["choir"]],
      ["subscriptions", ["plan-monthly"]],
    ]);

    const before = watch((reader) => reader.families.shelves());
    publishProduct("new");
    expect(before()).toBe(false);
    expect(listed().at(-1)).toEqual([undefined, ["new"]]);
  });
});

describe("the list of DAWs", () => {
  it("is the one of the page that shows it, and follows that page", () => {
    const { content, publishPage, watch } = setUp();
    const read = () => new ContentReader(content, "de").pluginHosts();
    expect(read()).toEqual([]);
    const before = watch((reader) => reader.pluginHosts());
    const host = { name: "Logic Pro", fromVersion: "", formats: [], status: "works", note: "" };
    publishPage("daw-compatibility", [
      prose("Words"),
      { block: "compatibility", headline: "DAWs", text: "", hosts: [{ ...host, status: "works" }] },
    ]);
    expect(read()).toEqual([host]);
    expect(before()).toBe(false);
  });
});

describe("blocks", () => {
  it("compare what is sold: an unsold product loses its column", () => {
    const { content, publishPage, publishProduct } = setUp();
    publishProduct("one");
    publishProduct("two");
    const rows = [{ name: "Latency", cells: [true, "hidden", "3 ms"] }];
    const compare = (...products: string[]): Block => ({
      block: "compareTable",
      headline: "Compare",
      text: "",
      products,
      groups: [{ title: "Sound", rows }],
    });
    publishPage("compare", [compare("one", "secret", "two"), compare("secret")]);
    expect(new ContentReader(content, "en").page("compare")?.blocks).toMatchObject([
      {
        products: [{ path: "one" }, { path: "two" }],
        groups: [{ rows: [{ name: "Latency", cells: [true, "3 ms"] }] }],
      },
    ]);
  });

  it("show products while one of them is sold", () => {
    const { content, publishPage, publishProduct } = setUp();
    const card = (family: Family, ...products: string[]) => ({
      family,
      eyebrow: "",
      headline: "Family",
      text: "",
      products,
    });
    const families = (...cards: ReturnType<typeof card>[]): Block => ({
      block: "families",
      headline: "Families",
      text: "",
      cards,
    });
    publishPage("shown", [
      { block: "productCards", headline: "Cards", products: ["secret"] },
      { block: "productCards", headline: "Cards", products: ["secret", "sold"] },
      families(card("auto-tune", "secret")),
      families(card("auto-tune", "secret"), card("creative-vocal-effects", "sold")),
    ]);
    const blocks = () => new ContentReader(content, "en").page("shown")?.blocks;
    expect(blocks()).toEqual([]);
    publishProduct("sold");
    expect(blocks()).toMatchObject([
      { block: "productCards", products: [{ path: "sold" }] },
      { block: "families", cards: [{ family: "creative-vocal-effects" }] },
    ]);
  });

  it("show images, videos and download pages while those are published", () => {
    const { content, publishPage, publishFiles } = setUp();
    const head = { headline: "Headline", text: "" };
    publishPage("seen", [
      { block: "media", picture: "1", caption: "Caption" },
      { block: "video", ...head, film: "2", poster: "1" },
      { block: "downloadsList", ...head, pages: ["pro-x", "gone"] },
      { block: "linkLists", headline: "Links", lists: [{ title: "Empty", links: [] }] },
    ]);
    const blocks = () => new ContentReader(content, "fr").page("seen")?.blocks;
    expect(blocks()).toEqual([]);

    const words = { title: "Pro", text: "Files", order: 1, products: [], seo: {} };
    const files = [{ name: "window.webp", width: 8, height: 5 }];
    publishFiles((version) => {
      const imageKey = contentKey("pictures", "1", "en");
      content.put("pictures", imageKey, version, { alt: "A window", files });
      content.put("films", contentKey("films", "2", "en"), version, { file: "take.mp4" });
      const page = contentKey("download-pages", "pro-x", "en");
      content.put("download-pages", page, version, words);
    });
    expect(blocks()).toMatchObject([
      { block: "media", picture: { src: "/media/window.webp" }, caption: "Caption" },
      { block: "video", source: "/media/take.mp4", poster: { alt: "A window" } },
      {
        block: "downloadsList",
        pages: [{ slug: "pro-x", title: "Pro", href: "/fr/software-download/pro-x" }],
      },
    ]);
  });

  it("leave out recordings and tools that are not sold", () => {
    const { content, publishPage, publishProduct } = setUp();
    publishProduct("sold");
    const demo = (product: string) => ({ product, title: product, text: "" });
    const head = { headline: "Headline", text: "" };
    publishPage("tools", [
      { block: "audioDemos", ...head, demos: [demo("sold"), demo("secret")] },
      { block: "audioDemos", ...head, demos: [demo("secret")] },
      {
        block: "toolShelf",
        ...head,
        shelves: [{ family: "auto-tune", title: "Tune", products: ["secret", "sold"] }],
      },
    ]);
    expect(new ContentReader(content, "en").page("tools")?.blocks).toMatchObject([
      { block: "audioDemos", demos: [{ title: "sold", product: { path: "sold" } }] },
      { block: "toolShelf", shelves: [{ title: "Tune", products: [{ path: "sold" }] }] },
    ]);
  });

  it("link to pages with a route of their own by its path", () => {
    const { content, publishPage } = setUp();
    const keys = ["home", "products", "compare", "daw-compatibility-mac", "about"];
    for (const key of keys) publishPage(key);
    const actions = [...keys, "nowhere"].map((key) => ({
      label: key,
      link: { to: "page" as const, key },
    }));
    publishPage("links", [{ block: "hero", headline: "Links", text: "", actions }]);
    expect(new ContentReader(content, "es").page("links")?.blocks).toMatchObject([
      {
        actions: [
          { href: "/es" },
          { href: "/es/producto" },
          { href: "/es/producto/compara" },
          { href: "/es/daw-compatibility/mac" },
          { href: "/es/sobre-nosotros" },
        ],
      },
    ]);
  });
});
