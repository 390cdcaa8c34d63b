import type { FlattenedField } from "payload";
import { expect, test } from "vitest";
import { buildCmsConfig } from "../../config.ts";
import { buildEnvironment } from "../../environment.ts";
import { isRow } from "../../platform/documents/row.ts";
import { allSeedDocuments } from "../collections/all-seed-documents.ts";
import { noIds } from "../../platform/publishing/known-ids.ts";
import { englishDocument } from "./seed-documents.ts";
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

test("a row id consists of its document, its parent, and its name or position", () => {
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

test("no two rows of a collection share an id, and each id is valid in an XLIFF", async () => {
  const { collections } = await buildCmsConfig(buildEnvironment);
  for (const seeds of allSeedDocuments) {
    const fields = collections.find(({ slug }) => slug === seeds.collection)?.flattenedFields ?? [];
    const ids = seeds.keys.flatMap((key) =>
      idsIn(englishDocument(seeds, key, { fields, ids: noIds })),
    );
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      seeds.collection,
    ).toEqual([]);
    // Dots separate the steps of a path.
    expect(ids.filter((id) => !/^[\w:-]+$/.test(id))).toEqual([]);
  }
});

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRow(value)) return [];
  const { id, ...rest } = value;
  return [...(typeof id === "string" ? [id] : []), ...Object.values(rest).flatMap(idsIn)];
}
