import type { ReadingPart } from "@autotune/contract";
import { describe, expect, test } from "vitest";
import { content } from "../content/en/index.ts";
import { readingParts } from "./reading-parts.ts";
import { markdownToParts } from "../../platform/markdown/markdown-to-parts.ts";
import { partsToMarkdown } from "./parts-to-markdown.ts";

const ofEachKind: ReadingPart[] = [
  {
    kind: "text",
    text: [
      "Set ",
      { mark: "strong", text: "Retune" },
      " as in ",
      { href: "/learning-center", text: "the lesson" },
      ", not to ",
      { mark: "code", text: "0" },
      ".",
    ],
  },
  { kind: "list", items: [["Sing"], ["Listen"]] },
  { kind: "steps", items: [["Press"], ["Wait"]] },
  { kind: "note", text: ["Turn it down first."] },
  { kind: "table", head: [["Key"], ["Note"]], rows: [[["A|B"], []]] },
  { kind: "picture", shows: { product: "auto-tune-pro" }, caption: "The graph, open." },
  { kind: "figure", value: "12 ms", label: "the delay: what a singer notices" },
];

test("parts are written as an editor would type them", () => {
  expect(partsToMarkdown(ofEachKind))
    .toBe(`Set **Retune** as in [the lesson](/learning-center), not to \`0\`.

- Sing
- Listen

1. Press
2. Wait

> Turn it down first.

| Key  | Note |
| ---- | ---- |
| A\\|B |      |

![The graph, open.](product:auto-tune-pro)

12 ms
: the delay: what a singer notices`);
});

test.each<ReadingPart>([
  { kind: "picture", shows: { product: "auto-tune-pro", view: "window" }, caption: "Numbers" },
  { kind: "picture", shows: { picture: "12" }, caption: "A * _b_ [c](d) `e` \\ !" },
  { kind: "figure", value: "- 14 LUFS", label: "- as *loud* as [this](x)" },
  { kind: "figure", value: "1. 5 dB", label: ": 2026. < b" },
  { kind: "figure", value: "±50 cents!", label: "# off" },
])("%j is read back as it was written", (part) => {
  expect(readBack([part])).toEqual({ ok: true, parts: [part] });
});

test.each([
  "# not a title",
  "2026. A year",
  "- a dash",
  "a * b * c",
  "<b> & _x_ [y](z)",
  "> 3 dB",
  "a | b",
  ": a colon",
  "1) or 2)",
  "https://a.test",
  "C:\\Program Files\\*",
])("%j stays as plain as it is", (words) => {
  const written: ReadingPart[] = [{ kind: "text", text: [words] }];
  expect(readBack(written)).toEqual({ ok: true, parts: written });
});

test("two lists in a row stay two", () => {
  const written: ReadingPart[] = [
    { kind: "list", items: [["a"], ["b"]] },
    { kind: "list", items: [["c"]] },
  ];
  expect(readBack(written)).toEqual({ ok: true, parts: written });
});

describe("the texts of the demonstration shop", () => {
  const { posts, tutorials, artists, manuals } = content.reading;
  const documents = [
    ...Object.entries({ ...posts, ...tutorials, ...artists }),
    ...Object.entries(manuals).flatMap(([slug, { chapters }]) =>
      chapters.map((chapter) => [`${slug}/${chapter.slug}`, chapter] as const),
    ),
  ];
  test.each(documents)("%s is read back as it was written", (_slug, { sections }) => {
    const written = sections.map((section) => readingParts(section.parts));
    expect(written.map(readBack)).toEqual(written.map((parts) => ({ ok: true, parts })));
  });
});

function readBack(written: readonly ReadingPart[]) {
  return markdownToParts(partsToMarkdown(written));
}
