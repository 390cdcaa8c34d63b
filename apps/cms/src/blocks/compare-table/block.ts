import type { CompareTableBlock } from "@autotune/contract";
import { APIError, type Block, type TextareaFieldValidation } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import type { CompareTableFields } from "../../payload-types.ts";
import { isRow } from "../../platform/documents/row.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import type { KnownIds } from "../../platform/publishing/known-ids.ts";
import type { References } from "../../platform/publishing/references.ts";
import { readCells, writeCells } from "./cells.ts";
import { sample } from "./sample.ts";

const cellsField = translatedParagraph({
  name: "cells",
  label: "Cells",
  description:
    "One line per product, in the same order: + for yes, - for no, or a few words. Use the same signs in every language.",
  needed: true,
});

/** A row with too few cells would say about one product what is true of another. */
const oneForEachProduct: TextareaFieldValidation = (value, options) => {
  const { blockData } = options;
  const products = isRow(blockData) ? blockData["products"] : undefined;
  const columns = Array.isArray(products) ? products.length : 0;
  const written = readCells(value ?? "").length;
  if (written === 0 || written === columns) return cellsField.validate?.(value, options) ?? true;
  return `You chose ${columns} products but wrote ${written} cells. Write one line for each product.`;
};

const config: Block = {
  slug: "compareTable",
  interfaceName: "CompareTableFields",
  labels: { singular: "Comparison table", plural: "Comparison tables" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
    chosenProducts("One column per product, in this order."),
    {
      name: "groups",
      type: "array",
      label: "Groups",
      labels: { singular: "Group", plural: "Groups" },
      fields: [
        translatedLine({ name: "title", label: "Title", needed: true }),
        {
          name: "rows",
          type: "array",
          label: "Rows",
          labels: { singular: "Row", plural: "Rows" },
          fields: [
            translatedLine({ name: "name", label: "Name", needed: true }),
            { ...cellsField, validate: oneForEachProduct },
          ],
        },
      ],
    },
  ],
};

function toPublished(fields: CompareTableFields, references: References): CompareTableBlock {
  const columns = (fields.products ?? []).map((product) => references.product(product));
  return {
    block: "compareTable",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    products: columns.filter((path) => path !== undefined),
    groups: (fields.groups ?? []).map(({ title, rows }) => ({
      title: title ?? "",
      rows: (rows ?? []).map(({ name, cells }) => {
        const read = readCells(cells ?? "");
        // A language that was written before the last product came would show the cells of another one.
        if (read.length !== columns.length)
          throw new APIError(
            `The row “${name ?? ""}” has ${read.length} cells for ${columns.length} products. Write one line for each product.`,
            400,
          );
        return {
          name: name ?? "",
          // A product that has no path yet is left out with its column.
          cells: read.filter((_, index) => columns[index] !== undefined),
        };
      }),
    })),
  };
}

function fromPublished(
  { headline, text, products, groups }: CompareTableBlock,
  ids: KnownIds,
): CompareTableFields {
  return {
    blockType: "compareTable",
    headline,
    text,
    products: products.map((path) => ids.product(path)),
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ name, cells }) => ({ name, cells: writeCells(cells) })),
    })),
  };
}

export const compareTable = { config, toPublished, fromPublished, sample };
