import type { Language } from "@autotune/routes";
import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import type { XliffFile, XliffUnit } from "../../platform/xliff/xliff.ts";
import { inAllLanguages } from "./in-all-languages.ts";

const words = (name: string): FlattenedField => ({ name, type: "text", localized: true });
const items: FlattenedField = {
  name: "items",
  type: "array",
  fields: [],
  flattenedFields: [words("question")],
};
const fields: FlattenedField[] = [
  { name: "slug", type: "text" },
  words("title"),
  { name: "seo", type: "group", fields: [], flattenedFields: [words("description")] },
  {
    name: "blocks",
    type: "blocks",
    blocks: [{ slug: "faq", fields: [], flattenedFields: [words("headline"), items] }],
  },
];
const faq = { id: "home:faq", blockType: "faq", headline: "Questions" };
const why = { id: "home:faq:items:1", question: "Why [so](/so)?" };
const english = {
  slug: "home",
  title: "Title",
  seo: { description: "One" },
  blocks: [{ ...faq, items: [why] }],
};
const unit = (id: string, source: string, target: string): XliffUnit => ({ id, source, target });
const translate = (inEach: Partial<Record<Language, XliffUnit[]>>) => {
  const files = Object.entries(inEach).map(
    ([language, units]) => [language, { id: "pages.home", units }] as [Language, XliffFile],
  );
  return inAllLanguages(fields, english, new Map(files));
};

test("texts are stored by language, in rows and groups too, and everything else once", () => {
  const path = "blocks.home:faq.items.home:faq:items:1.question";
  expect(
    translate({
      es: [
        unit("title", "Title", "Título"),
        unit("seo.description", "One", "Uno"),
        unit("blocks.home:faq.headline", "Questions", "Preguntas"),
        unit(path, why.question, "¿Por qué [así](/so)?"),
      ],
      ja: [unit("title", "Title", "題名"), unit("seo.description", "One", "")],
    }),
  ).toEqual({
    slug: "home",
    title: { en: "Title", es: "Título", ja: "題名" },
    seo: { description: { en: "One", es: "Uno" } },
    blocks: [
      {
        ...faq,
        headline: { en: "Questions", es: "Preguntas" },
        items: [{ ...why, question: { en: why.question, es: "¿Por qué [así](/so)?" } }],
      },
    ],
    ready: { en: true, es: true, ja: true },
  });
});

test.each([
  ["of a text that is not there", unit("lead", "Lead", "Texto"), "unknownText (lead)"],
  ["of another English text", unit("title", "Old title", "Título"), "sourceChanged (title)"],
  [
    "that loses the target of a link",
    unit("blocks.home:faq.items.home:faq:items:1.question", why.question, "¿Por qué?"),
    "placeholdersDiffer",
  ],
])("a translation %s is rejected", (_what, wrong, reason) => {
  expect(() => translate({ es: [wrong] })).toThrow(`pages.home in es: ${reason}`);
});
