import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import { withRowIds } from "./with-row-ids.ts";

const text = (name: string, localized = false): FlattenedField => ({
  name,
  type: "text",
  localized,
});
const array = (name: string, ...flattenedFields: FlattenedField[]): FlattenedField => ({
  name,
  type: "array",
  fields: [],
  flattenedFields,
});
const block = (slug: string, ...flattenedFields: FlattenedField[]) => ({
  slug,
  fields: [],
  flattenedFields,
});

test("a row is called by its document, its place above, and by what names it or its place", () => {
  const fields: FlattenedField[] = [
    array("sections", text("anchor"), text("title", true)),
    {
      name: "specs",
      type: "group",
      fields: [],
      flattenedFields: [
        {
          name: "blocks",
          type: "blocks",
          blocks: [block("prose"), block("faq", array("items", text("name", true)))],
        },
      ],
    },
  ];
  const document = {
    sections: [{ anchor: "in-a-booth" }, { anchor: "" }],
    specs: {
      blocks: [
        { blockType: "faq", items: [{ name: "Why?" }, { name: "How?" }] },
        { blockType: "prose" },
        { blockType: "faq", items: [] },
      ],
    },
  };
  expect(withRowIds(fields, document, "auto-tune:pro")).toEqual({
    sections: [
      { id: "auto-tune:pro:sections:in-a-booth", anchor: "in-a-booth" },
      { id: "auto-tune:pro:sections:2", anchor: "" },
    ],
    specs: {
      blocks: [
        {
          id: "auto-tune:pro:specs:faq",
          blockType: "faq",
          items: [
            { id: "auto-tune:pro:specs:faq:items:1", name: "Why?" },
            { id: "auto-tune:pro:specs:faq:items:2", name: "How?" },
          ],
        },
        { id: "auto-tune:pro:specs:prose", blockType: "prose" },
        { id: "auto-tune:pro:specs:faq-2", blockType: "faq", items: [] },
      ],
    },
  });
});
