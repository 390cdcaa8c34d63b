import type { Language } from "@autotune/routes";
import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import { inAllLanguages } from "./in-all-languages.ts";

const words = (name: string): FlattenedField => ({ name, type: "text", localized: true });
const items: FlattenedField = {
  name: "items",
  type: "array",
  fields: [],
  flattenedFields: [words("question")],
};
const block = (slug: string, flattenedFields: FlattenedField[]) => ({
  slug,
  fields: [],
  flattenedFields,
});
const fields: FlattenedField[] = [
  { name: "slug", type: "text" },
  words("title"),
  { name: "seo", type: "group", fields: [], flattenedFields: [words("description")] },
  {
    name: "blocks",
    type: "blocks",
    blocks: [block("hero", [words("headline")]), block("faq", [words("headline"), items])],
  },
];
const hero = (headline: string) => ({ blockType: "hero", headline });
const faq = (headline: string, ...questions: string[]) => ({
  blockType: "faq",
  headline,
  items: questions.map((question) => ({ question })),
});
const merge = (inEach: Partial<Record<Language, Record<string, unknown>>>) =>
  inAllLanguages(fields, new Map(Object.entries(inEach) as [Language, Record<string, unknown>][]));

test("words stand by language, in rows and groups too, and everything else once", () => {
  const english = { slug: "home", title: "Title", seo: { description: "One" } };
  const spanish = { slug: "inicio", title: "Título", seo: { description: "Uno" } };
  expect(
    merge({
      en: { ...english, blocks: [hero("Sing"), faq("Questions", "Why?")] },
      es: { ...spanish, blocks: [hero("Canta"), faq("Preguntas", "¿Por qué?")] },
    }),
  ).toEqual({
    slug: "home",
    title: { en: "Title", es: "Título" },
    seo: { description: { en: "One", es: "Uno" } },
    blocks: [
      { blockType: "hero", headline: { en: "Sing", es: "Canta" } },
      {
        blockType: "faq",
        headline: { en: "Questions", es: "Preguntas" },
        items: [{ question: { en: "Why?", es: "¿Por qué?" } }],
      },
    ],
  });
});

test("a language without a block leaves its words to English", () => {
  const { blocks } = merge({
    en: { blocks: [hero("Sing"), faq("Questions", "Why?")] },
    es: { blocks: [faq("Preguntas", "¿Por qué?")] },
  });
  expect(blocks).toMatchObject([
    { headline: { en: "Sing" } },
    { headline: { en: "Questions", es: "Preguntas" } },
  ]);
});

test("a block that English lacks is refused, and so is a list of another length", () => {
  const en = { blocks: [faq("Questions", "Why?")] };
  expect(() => merge({ en, es: { blocks: [hero("Canta")] } })).toThrow("A hero has no place");
  expect(() => merge({ en, es: { blocks: [faq("Preguntas")] } })).toThrow("0 rows in es");
});
