import { allControls, drawnView, rangeInWords, type PlugInControls } from "@autotune/commerce";
import { readingPlainText, type ReadingPart } from "@autotune/contract";
import { describe, expect, it } from "vitest";
import { manualBody } from "../../../bodies/reading-bodies.ts";
import { content } from "../index.ts";

/** The editions, and the chain, which is the manual of six product pages. */
const mainManuals = [
  "auto-tune-pro",
  "auto-tune-2026",
  "auto-tune-hybrid",
  "auto-tune-efx-plus",
  "vocal-chain",
];

function chaptersOf(slug: string) {
  return manualBody(slug)?.chapters ?? [];
}

function partsOf(slug: string): ReadingPart[] {
  return chaptersOf(slug).flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
}

function countWords(slug: string): number {
  const titles = chaptersOf(slug).flatMap(({ title, sections }) => [
    title,
    ...sections.map((section) => section.title),
  ]);
  const words = [...titles, readingPlainText(partsOf(slug))].join("\n").split(/\s+/);
  return words.filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Where a manual explains the controls of a product. */
function chapterOfControls({ product }: PlugInControls): [manual: string, chapter: string] {
  return product.startsWith("vocal-") ? ["vocal-chain", product] : [product, "controls"];
}

describe.each(mainManuals)("the manual of %s", (slug) => {
  it("has at least 3,000 words", () => {
    expect(countWords(slug)).toBeGreaterThanOrEqual(3000);
  });

  it("says how to install, what to do when something is wrong, and how the signal flows", () => {
    const chapters = chaptersOf(slug).map((chapter) => chapter.slug);
    expect(chapters).toEqual(
      expect.arrayContaining([
        "getting-started",
        "first-session",
        "controls",
        "signal-flow",
        "workflows",
        "automation",
        "troubleshooting",
        "specifications",
      ]),
    );
  });

  it("shows drawings that exist, the window and the way of the voice among them", () => {
    const views = partsOf(slug).flatMap((part) =>
      part.kind === "picture" && "product" in part.shows && part.shows.view !== undefined
        ? [{ product: part.shows.product, view: part.shows.view }]
        : [],
    );
    expect(views.filter(({ product, view }) => drawnView(product, view) === undefined)).toEqual([]);
    expect(views.map(({ view }) => view)).toEqual(expect.arrayContaining(["window", "flow"]));
  });

  it("links to sections and pages that exist", () => {
    const targets = JSON.stringify(partsOf(slug)).matchAll(/"href":"([^"]+)"/g);
    const missing = [...targets].map(([, href = ""]) => href).filter((href) => !exists(href));
    expect(missing).toEqual([]);
  });
});

function exists(href: string): boolean {
  const [path = "", anchor] = href.split("#");
  const [, root, slug = "", chapter] = path.split("/");
  if (root === "community") return content.reading.posts[slug] !== undefined;
  if (root !== "documentation")
    return ["software-download", "daw-compatibility"].includes(root ?? "");
  if (chapter === undefined) return content.reading.manuals[slug] !== undefined;
  const found = chaptersOf(slug).find((one) => one.slug === chapter);
  if (anchor === undefined) return found !== undefined;
  return found?.sections.some((section) => section.anchor === anchor) ?? false;
}

describe.each(allControls.filter(({ controls }) => controls.length > 0))(
  "the controls of $product",
  (plugIn) => {
    const [manual, chapter] = chapterOfControls(plugIn);
    const sections = chaptersOf(manual).find(({ slug }) => slug === chapter)?.sections ?? [];

    it.each(plugIn.controls)("$name has a section and a row with its range", (control) => {
      expect(sections.map(({ anchor }) => anchor)).toContain(control.id);
      const rows = partsOf(manual).flatMap((part) => (part.kind === "table" ? part.rows : []));
      const number = plugIn.controls.findIndex(({ id }) => id === control.id) + 1;
      expect(rows.map(([name, range]) => [name?.[0], range?.[0]])).toContainEqual([
        `${control.name} (${number})`,
        rangeInWords(control),
      ]);
    });

    it("lead from its product page to their sections", () => {
      const rows = Object.values(content.productPages)
        .filter(({ products }) => products.includes(plugIn.product))
        .flatMap(({ subpages }) => subpages.flatMap(({ blocks }) => blocks))
        .flatMap((block) => (block.block === "specs" ? block.groups : []))
        .flatMap((group) => group.rows);
      const linked = rows.flatMap((row) => row.manual ?? []);
      const settable = plugIn.controls.filter(
        ({ id, initial }) => initial !== undefined && id !== "preset" && id !== "bypass",
      );
      expect(linked).toEqual(settable.map(({ id }) => `${manual}/${chapter}#${id}`));
    });
  },
);
