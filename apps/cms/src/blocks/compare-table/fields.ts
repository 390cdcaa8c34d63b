import type { Block, TextareaFieldValidation } from "payload";
import { chosenProducts } from "../../catalogue/fields/chosen-products.ts";
import { isRow } from "../../platform/documents/row.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { readCells } from "./cells.ts";

const cells = translatedParagraph({
  name: "cells",
  label: "Cells",
  description:
    "A line for each product, in their order: + for yes, - for no, or a few words. The signs are the same in every language.",
  needed: true,
});

/** A row with too few cells would say about one product what is true of another. */
const oneForEachProduct: TextareaFieldValidation = (value, options) => {
  const { blockData } = options;
  const products = isRow(blockData) ? blockData["products"] : undefined;
  const columns = Array.isArray(products) ? products.length : 0;
  const written = readCells(value ?? "").length;
  if (written === 0 || written === columns) return cells.validate?.(value, options) ?? true;
  return `There are ${columns} products above and ${written} cells here. Write one line for each product.`;
};

export const compareTable: Block = {
  slug: "compareTable",
  interfaceName: "CompareTableFields",
  labels: { singular: "Comparison", plural: "Comparisons" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    chosenProducts("A column each, in this order."),
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
            { ...cells, validate: oneForEachProduct },
          ],
        },
      ],
    },
  ],
};
