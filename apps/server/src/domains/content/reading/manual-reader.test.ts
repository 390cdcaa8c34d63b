import type { ManualBody, ReadingSection } from "@autotune/contract";
import { expect, it } from "vitest";
import { manualSample, pageSample } from "../../../../test/published-samples.ts";
import { ContentReader } from "../pages/content-reader.ts";
import { contentKey, type Dependencies } from "../../../platform/published/dependency.ts";
import { PublishedContent } from "../../../platform/published/published-content.ts";

const section = (anchor: string, title: string, text: string): ReadingSection => ({
  anchor,
  title,
  parts: [{ kind: "text", text: [text] }],
});

const chapter = (slug: string, ...sections: ReadingSection[]): ManualBody["chapters"][number] => ({
  slug,
  title: `Chapter ${slug}`,
  sections,
});

function setUp() {
  const content = new PublishedContent();
  let version = 0;
  const publish = (
    slug: string,
    chapters: ManualBody["chapters"],
    language: "en" | "es" = "en",
  ) => {
    version += 1;
    const key = contentKey("manuals", slug, language);
    content.put("manuals", key, version, { ...manualSample(`${slug} manual`), chapters });
    content.commit();
  };
  return { content, publish };
}

it("[ROUTE-16] finds a manual or a chapter by a path of any depth, the longest slug first", () => {
  const { content, publish } = setUp();
  publish("pro", [
    chapter("start", section("one", "One", "Words")),
    chapter("old", section("a", "A", "B")),
  ]);
  publish("pro/old", [chapter("start", section("one", "One", "Words"))]);
  const { manuals } = new ContentReader(content, "es");
  expect(manuals.manual("pro")).toMatchObject({
    title: "pro manual",
    language: "en",
    href: "/es/manuales/pro",
    chapters: [
      { href: "/es/manuales/pro/start", sections: [{ anchor: "one", title: "One" }] },
      { href: "/es/manuales/pro/old" },
    ],
  });
  expect(manuals.manual("pro")).not.toHaveProperty("chapter");
  expect(manuals.manual("pro/start")?.chapter).toMatchObject({ slug: "start" });
  expect(manuals.manual("pro/old")).toMatchObject({ title: "pro/old manual" });
  expect(manuals.manual("pro/old/start")).toMatchObject({
    title: "pro/old manual",
    chapter: { slug: "start" },
  });
  for (const path of ["", "none", "pro/none", "pro/old/none", "pro/start/more"]) {
    expect(manuals.manual(path), path).toBeUndefined();
  }
});

it("exists in the languages that have the chapter, and depends on its own manual alone", () => {
  const { content, publish } = setUp();
  publish("pro", [
    chapter("start", section("one", "One", "Words")),
    chapter("new", section("a", "A", "B")),
  ]);
  publish("pro", [chapter("start", section("one", "Uno", "Palabras"))], "es");
  const { manuals } = new ContentReader(content, "en");
  expect(manuals.manual("pro/start")?.availableIn).toEqual(["en", "es"]);
  expect(manuals.manual("pro/new")?.availableIn).toEqual(["en"]);

  const dependencies: Dependencies = new Map();
  new ContentReader(content, "en", dependencies).manuals.manual("pro/start");
  const isFresh = () => [...dependencies].every(([one, state]) => content.stateOf(one) === state);
  publish("key", [chapter("start", section("one", "One", "Words"))]);
  expect(isFresh()).toBe(true);
  publish("pro", [chapter("start", section("one", "One", "Other words"))]);
  expect(isFresh()).toBe(false);
});

it("shows a chapter in English where the translation lacks it", () => {
  const { content, publish } = setUp();
  const start = chapter("start", section("one", "One", "Words"));
  publish("pro", [start, chapter("new", section("a", "A", "B"))]);
  publish("pro", [start, chapter("own", section("b", "B", "C"))], "es");
  const { manuals } = new ContentReader(content, "es");
  expect(manuals.manual("pro/new")).toMatchObject({
    language: "en",
    availableIn: ["en"],
    chapter: { slug: "new" },
    chapters: [{ href: "/es/manuales/pro/start" }, { href: "/es/manuales/pro/new" }],
  });
  expect(manuals.manual("pro/start")).toMatchObject({ language: "es", availableIn: ["en", "es"] });
  expect(manuals.manual("pro/own")).toMatchObject({ language: "es", availableIn: ["es"] });
  expect(new ContentReader(content, "en").manuals.manual("pro/own")).toBeUndefined();
});

it("puts the whole manual on one page, unless a chapter has that name", () => {
  const { content, publish } = setUp();
  const chapters = [
    chapter("start", section("one", "One", "Words")),
    chapter("end", section("one", "One", "More words")),
  ];
  publish("pro", chapters);
  const { manuals } = new ContentReader(content, "es");
  expect(manuals.manual("pro")?.wholeHref).toBe("/es/manuales/pro/print");
  const whole = manuals.manual("pro/print");
  expect(whole).toMatchObject({ title: "pro manual", whole: chapters });
  expect(whole).not.toHaveProperty("chapter");
  expect(manuals.manual("none/print")).toBeUndefined();
  publish("pro", [...chapters, chapter("print", section("ink", "Ink", "Words"))]);
  expect(manuals.manual("pro/print")).toMatchObject({ chapter: { slug: "print" } });
});

it("leads to a section that is published, in the reader's language", () => {
  const { content, publish } = setUp();
  publish("pro", [chapter("controls", section("speed", "Speed", "Words"))]);
  const { manuals } = new ContentReader(content, "es");
  expect(manuals.hrefOfSection("pro/controls#speed")).toBe("/es/manuales/pro/controls#speed");
  for (const missing of ["pro/controls#none", "pro/none#speed", "none/controls#speed"])
    expect(manuals.hrefOfSection(missing)).toBeUndefined();
});

it("makes links of the rows of specs whose sections are published", () => {
  const { content, publish } = setUp();
  publish("pro", [chapter("controls", section("speed", "Speed", "Words"))]);
  const rows = [
    { name: "Speed", value: "0 to 300 ms", manual: "pro/controls#speed" },
    { name: "Depth", value: "0 to 100", manual: "pro/controls#depth" },
    { name: "Memory", value: "8 GB" },
  ];
  const specs = { block: "specs" as const, headline: "Specs", groups: [{ title: "All", rows }] };
  content.put("pages", contentKey("pages", "specs", "en"), 9, pageSample("specs", [specs]));
  content.commit();
  expect(new ContentReader(content, "en").page("specs")?.blocks).toEqual([
    {
      ...specs,
      groups: [
        {
          title: "All",
          rows: [
            { name: "Speed", value: "0 to 300 ms", href: "/documentation/pro/controls#speed" },
            { name: "Depth", value: "0 to 100" },
            { name: "Memory", value: "8 GB" },
          ],
        },
      ],
    },
  ]);
});
