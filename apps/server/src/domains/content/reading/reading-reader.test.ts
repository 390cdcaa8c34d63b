import type { PostBody, TutorialBody } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { describe, expect, it } from "vitest";
import {
  artistSample,
  postSample,
  productPageSample,
  productSample,
  tutorialSample,
} from "../../../../test/published-samples.ts";
import { ContentReader } from "../pages/content-reader.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

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
    publishPost: (slug: string, changes: Partial<PostBody> = {}, language: Language = "en") =>
      change(() =>
        content.put("posts", contentKey("posts", slug, language), version, {
          ...postSample(slug),
          ...changes,
        }),
      ),
    publishTutorial: (slug: string, changes: Partial<TutorialBody> = {}) =>
      change(() =>
        content.put("tutorials", contentKey("tutorials", slug, "en"), version, {
          ...tutorialSample(slug),
          ...changes,
        }),
      ),
    publishArtist: (slug: string) =>
      change(() =>
        content.put("artists", contentKey("artists", slug, "en"), version, artistSample(slug)),
      ),
    withdrawTutorial: (slug: string) =>
      change(() => content.remove(contentKey("tutorials", slug, "en"))),
    publishProduct: (path: string, units = 459) =>
      change(() => {
        const words = { name: `The ${path}`, summary: "" };
        content.put("products", contentKey("products", path, "en"), version, words);
        content.put(
          "catalogue",
          contentKey("catalogue", path, ""),
          version,
          productSample(path, units),
        );
      }),
    publishProductPage: (slug: string, products: string[]) =>
      change(() => {
        const key = contentKey("product-pages", `auto-tune/${slug}`, "en");
        content.put("product-pages", key, version, productPageSample(slug, products));
      }),
    /** Records what a page depends on; the returned function tests whether all of it is unchanged. */
    watch: (read: (reader: ContentReader) => unknown) => {
      const dependencies: Dependencies = new Map();
      read(new ContentReader(content, "en", dependencies));
      return () => [...dependencies].every(([one, state]) => content.stateOf(one) === state);
    },
  };
}

const slugs = (views: readonly { slug: string }[] | undefined) => views?.map(({ slug }) => slug);

describe("posts", () => {
  it("come newest first, in the reader's language or else in English", () => {
    const { content, publishPost } = setUp();
    publishPost("old", { writtenOn: "2026-01-02" });
    publishPost("new", { writtenOn: "2026-05-06" });
    publishPost("old", { title: "Viejo", writtenOn: "2026-01-02" }, "es");
    const { reading } = new ContentReader(content, "es");
    expect(reading.posts()).toMatchObject([
      { slug: "new", title: "new", language: "en", href: "/es/comunidad/new", minutes: 1 },
      { slug: "old", title: "Viejo", language: "es", href: "/es/comunidad/old" },
    ]);
    expect(reading.post("old")?.availableIn).toEqual(["en", "es"]);
    expect(reading.post("new")?.availableIn).toEqual(["en"]);
    expect(reading.post("none")).toBeUndefined();
  });

  it("name products for sale alone, and link to related posts", () => {
    const { content, publishPost, publishProduct, publishProductPage } = setUp();
    publishProduct("pro");
    publishProductPage("pro", ["pro"]);
    publishPost("own", { products: ["pro", "secret"], writtenOn: "2026-01-01" });
    publishPost("same-product", { products: ["pro"], topic: "news", writtenOn: "2026-01-02" });
    publishPost("same-topic", { writtenOn: "2026-01-04" });
    publishPost("same-both", { products: ["pro"], writtenOn: "2026-01-03" });
    publishPost("neither", { topic: "stories" });
    const post = new ContentReader(content, "en").reading.post("own");
    expect(post?.products).toMatchObject([
      { path: "pro", name: "The pro", family: "auto-tune", prices: { USD: 45_900 } },
    ]);
    expect(slugs(post?.related)).toEqual(["same-both", "same-product", "same-topic"]);
    expect(post?.related[0]?.products).toEqual([
      { path: "pro", pid: "PID-pro", name: "The pro", family: "auto-tune" },
    ]);
  });

  it("are invalidated when something that they show changes, and only then", () => {
    const { publishPost, publishProduct, watch } = setUp();
    publishProduct("pro");
    publishPost("own", { products: ["pro"] });
    publishPost("related", { products: ["pro"] });
    publishPost("elsewhere", { topic: "news" });
    const readPost = (reader: ContentReader) => reader.reading.post("own");

    const beforeOther = watch(readPost);
    publishPost("elsewhere", { topic: "news", title: "Other words" });
    publishPost("new-elsewhere", { topic: "stories" });
    publishPost("related", { products: ["pro"], title: "Relacionado" }, "es");
    expect(beforeOther()).toBe(true);

    publishPost("related", { products: ["pro"], title: "Other words" });
    expect(beforeOther()).toBe(false);

    const beforeNew = watch(readPost);
    publishPost("new-related", { products: ["pro"] });
    expect(beforeNew()).toBe(false);

    const beforePrice = watch(readPost);
    publishProduct("pro", 399);
    expect(beforePrice()).toBe(false);
  });
});

describe("lessons", () => {
  it("are in teaching order, each with the previous and next one", () => {
    const { content, publishTutorial } = setUp();
    publishTutorial("last", { level: "advanced" });
    publishTutorial("longer", { minutes: 9 });
    publishTutorial("mixing", { topic: "mixing" });
    publishTutorial("first");
    const { reading } = new ContentReader(content, "fr");
    expect(slugs(reading.tutorials())).toEqual(["first", "longer", "mixing", "last"]);
    const second = reading.tutorial("longer");
    expect(second?.previous).toMatchObject({ href: "/fr/learning-center/first", language: "en" });
    expect(second?.next?.slug).toBe("mixing");
    expect(reading.tutorial("first")).not.toHaveProperty("previous");
    expect(reading.tutorial("last")).not.toHaveProperty("next");
  });
});

describe("artists", () => {
  it("lead on to the next one, the last to the first, and a single one to nobody", () => {
    const { content, publishArtist } = setUp();
    const nextOf = (slug: string) =>
      new ContentReader(content, "en").reading.artist(slug)?.next?.slug;
    publishArtist("ada");
    expect(nextOf("ada")).toBeUndefined();
    publishArtist("bo");
    publishArtist("cy");
    expect(["ada", "bo", "cy"].map(nextOf)).toEqual(["bo", "cy", "ada"]);
  });
});

describe("product pages", () => {
  it("have sub-pages for the lessons and posts that name what they sell", () => {
    const shop = setUp();
    shop.publishProduct("pro");
    shop.publishProductPage("pro", ["pro"]);
    shop.publishProductPage("key", []);
    const page = (subpage?: "tutorials" | "blogs") =>
      new ContentReader(shop.content, "en").productPages.page("auto-tune", "pro", subpage);
    const filled = () => page()?.subpages.flatMap(({ name, isEmpty }) => (isEmpty ? [] : [name]));
    expect(filled()).toEqual([]);
    expect(page("tutorials")?.elsewhere?.tutorials).toEqual([]);

    shop.publishTutorial("of-pro", { products: ["pro"] });
    shop.publishTutorial("of-another", { products: ["key"] });
    shop.publishPost("post-of-pro", { products: ["pro"] });
    expect(filled()).toEqual(["tutorials", "blogs"]);
    expect(page()).toMatchObject({ tutorials: [], posts: [] });
    expect(slugs(page("tutorials")?.tutorials)).toEqual(["of-pro"]);
    expect(slugs(page("blogs")?.posts)).toEqual(["post-of-pro"]);
    expect(page("blogs")?.availableIn).toEqual(["en"]);
    expect(page("blogs")).not.toHaveProperty("elsewhere");
  });

  it("[ROUTE-08] suggest the family's lessons and the latest posts where none names what they sell", () => {
    const shop = setUp();
    shop.publishProduct("pro");
    shop.publishProduct("key");
    shop.publishProductPage("pro", ["pro"]);
    shop.publishProductPage("key", ["key"]);
    shop.publishTutorial("of-pro", { products: ["pro"] });
    shop.publishPost("of-nothing");
    const page = (subpage: "tutorials" | "blogs") =>
      new ContentReader(shop.content, "en").productPages.page("auto-tune", "key", subpage)
        ?.elsewhere;
    expect(slugs(page("tutorials")?.tutorials)).toEqual(["of-pro"]);
    expect(slugs(page("blogs")?.posts)).toEqual(["of-nothing"]);
  });

  it("are invalidated when their lessons come and go, not when the texts of those or others change", () => {
    const { publishProduct, publishProductPage, publishTutorial, withdrawTutorial, watch } =
      setUp();
    publishProduct("pro");
    publishProductPage("pro", ["pro"]);
    publishTutorial("of-pro", { products: ["pro"] });
    const overview = watch((reader) => reader.productPages.page("auto-tune", "pro"));
    const subpage = watch((reader) => reader.productPages.page("auto-tune", "pro", "tutorials"));

    publishTutorial("of-another", { products: ["key"] });
    expect([overview(), subpage()]).toEqual([true, true]);

    publishTutorial("of-pro", { products: ["pro"], title: "Other words" });
    expect([overview(), subpage()]).toEqual([true, false]);

    withdrawTutorial("of-pro");
    expect(overview()).toBe(false);
  });
});
