import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import { inLanguage } from "./in-language.ts";

const words = (name: string): FlattenedField => ({ name, type: "text", localized: true });
const fields: FlattenedField[] = [
  words("title"),
  { name: "seo", type: "group", fields: [], flattenedFields: [words("title")] },
  {
    name: "blocks",
    type: "blocks",
    blocks: [
      {
        slug: "faq",
        fields: [],
        flattenedFields: [
          words("headline"),
          { name: "items", type: "array", fields: [], flattenedFields: [words("question")] },
        ],
      },
    ],
  },
];
const document = {
  slug: "home",
  title: { en: "Title", es: "Título" },
  seo: { title: { en: "Found", es: "" } },
  blocks: [
    {
      blockType: "faq",
      headline: { en: "Questions" },
      items: [
        { id: "a", question: { en: "Why?", es: "¿Por qué?" } },
        { id: "b", question: null },
      ],
    },
  ],
};

test("a document is in one language down to its rows, with English where a word is missing", () => {
  expect(inLanguage(fields, document, "es")).toEqual({
    slug: "home",
    title: "Título",
    seo: { title: "Found" },
    blocks: [
      {
        blockType: "faq",
        headline: "Questions",
        items: [
          { id: "a", question: "¿Por qué?" },
          { id: "b", question: undefined },
        ],
      },
    ],
  });
});
