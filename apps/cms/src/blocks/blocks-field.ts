import type { BlocksField } from "payload";
import { blocks } from "./blocks.ts";

/** The list is the same in every language; the words in it are translated one by one. */
export const blocksField: BlocksField = {
  name: "blocks",
  type: "blocks",
  label: "Blocks",
  labels: { singular: "Block", plural: "Blocks" },
  blocks: Object.values(blocks).map(({ config }) => config),
  admin: { description: "The sections of the page, from top to bottom." },
};
