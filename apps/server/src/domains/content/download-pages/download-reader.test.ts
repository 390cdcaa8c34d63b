import type { InstallerBody } from "@autotune/contract";
import { expect, it } from "vitest";
import { productPageSample, productSample } from "../../../../test/published-samples.ts";
import { ContentReader } from "../pages/content-reader.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

/** A plan with two tools, of which one is sold on a page, and a tool that is not sold any more. */
function setUp() {
  const content = new PublishedContent();
  const putProduct = (path: string, includes: string[] = []) => {
    const words = { name: path.toUpperCase(), summary: "" };
    content.put("products", contentKey("products", path, "en"), 1, words);
    const key = contentKey("catalogue", path, "");
    content.put("catalogue", key, 1, productSample(path, 459, { includes }));
  };
  const putInstaller = (id: string, own: Partial<InstallerBody>, language: "en" | "es" = "en") => {
    content.put("installers", contentKey("installers", id, language), 1, {
      product: "pro",
      version: "2.0.0",
      system: "mac",
      fileName: `${id}.zip`,
      size: 10,
      sha256: "0".repeat(64),
      isLegacy: false,
      releasedOn: "2026-01-01",
      notes: "",
      ...own,
    });
    content.commit();
  };
  const putPage = (
    slug: string,
    products: string[],
    order: number,
    language: "en" | "es" = "en",
  ) => {
    const body = { title: `${slug} ${language}`, text: "", products, order, seo: {} };
    content.put("download-pages", contentKey("download-pages", slug, language), 1, body);
    content.commit();
  };
  putProduct("pro");
  putProduct("key");
  putProduct("plan", ["pro", "key"]);
  putProduct("old");
  const page = productPageSample("pro", ["pro"]);
  const pageKey = `${page.family}/${page.slug}`;
  content.put("product-pages", contentKey("product-pages", pageKey, "en"), 1, page);
  putPage("plan", ["plan"], 2);
  putPage("central", [], 1);
  putInstaller("7", {});
  putInstaller("8", { product: "key", system: "windows" });
  putInstaller("9", { product: "old", version: "1.0.0", isLegacy: true });
  content.commit();
  return { content, putInstaller, putPage };
}

it("lists the pages in the editors' order, each with an image where it has a product", () => {
  const { content } = setUp();
  const pages = new ContentReader(content, "es").downloads.pages();
  expect(pages.map(({ slug, pid, href }) => [slug, pid !== undefined, href])).toEqual([
    ["central", false, "/es/descargas-software/central"],
    ["plan", true, "/es/descargas-software/plan"],
  ]);
});

it("shows what a plan includes, and links to the page of each product that has one", () => {
  const { content } = setUp();
  const page = new ContentReader(content, "en").downloads.page("plan");
  expect(
    page?.products.map(({ product, versions }) => [
      product.path,
      product.href !== undefined,
      versions.map(({ installers }) => installers.map(({ href }) => href)),
    ]),
  ).toEqual([
    ["pro", true, [["/laravel/downloads/7/7.zip"]]],
    ["key", false, [["/laravel/downloads/8/8.zip"]]],
  ]);
  expect(new ContentReader(content, "en").downloads.page("nowhere")).toBeUndefined();
});

it("shows the current files in an older translation, with its own texts", () => {
  const { content, putInstaller, putPage } = setUp();
  putInstaller("7", { version: "2.1.0", fileName: "new.zip", sha256: "1".repeat(64), size: 20 });
  const older = { version: "2.0.0", fileName: "old.zip", product: "old", isLegacy: true };
  putInstaller("7", { ...older, notes: "Palabras" }, "es");
  putInstaller("11", { fileName: "withdrawn.zip" }, "es");
  putPage("plan", ["old"], 0, "es");
  const { downloads } = new ContentReader(content, "es");
  expect(downloads.pages().map(({ slug, title }) => [slug, title])).toEqual([
    ["central", "central en"],
    ["plan", "plan es"],
  ]);
  expect(downloads.pageLink("plan")?.pid).toBe("PID-plan");
  expect(downloads.page("plan")?.products).toMatchObject([
    {
      product: { path: "pro" },
      versions: [
        {
          version: "2.1.0",
          notes: "Palabras",
          isLegacy: false,
          installers: [{ fileName: "new.zip", sha256: "1".repeat(64), size: 20 }],
        },
      ],
    },
    { product: { path: "key" } },
  ]);
  expect(downloads.legacyVersions().map(({ product }) => product.path)).toEqual(["old"]);
});

it("has old versions also of what is no longer sold", () => {
  const { content } = setUp();
  const versions = new ContentReader(content, "en").downloads.legacyVersions();
  expect(versions.map(({ product, version }) => [product.name, version])).toEqual([
    ["OLD", "1.0.0"],
  ]);
});

it("is invalidated when a file is added", () => {
  const { content, putInstaller } = setUp();
  const dependencies: Dependencies = new Map();
  new ContentReader(content, "en", dependencies).downloads.page("plan");
  const isFresh = () => [...dependencies].every(([one, state]) => content.stateOf(one) === state);
  expect(isFresh()).toBe(true);
  putInstaller("10", { version: "3.0.0" });
  expect(isFresh()).toBe(false);
});
