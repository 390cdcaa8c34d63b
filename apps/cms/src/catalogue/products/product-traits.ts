import {
  pluginFormats,
  productUses,
  systems,
  type ProductUse,
  type System,
} from "@autotune/contract";
import type { Field } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const access = { update: isEditorForField };

const useLabels: Record<ProductUse, string> = {
  tune: "Tune a voice",
  mix: "Clean up and mix",
  harmonize: "Add voices",
  transform: "Change the sound",
  live: "Sing live",
};
const systemLabels: Record<System, string> = { mac: "macOS", windows: "Windows" };

/** By these customers find a product on the All products page. */
export const productTraits: Field[] = [
  {
    name: "uses",
    type: "select",
    hasMany: true,
    label: "What it’s for",
    options: productUses.map((value) => ({ value, label: useLabels[value] })),
    access,
    admin: { description: "Filters of the All products page. Choose all that apply." },
  },
  {
    name: "formats",
    type: "select",
    hasMany: true,
    label: "Formats",
    options: [...pluginFormats],
    access,
  },
  {
    name: "systems",
    type: "select",
    hasMany: true,
    label: "Systems",
    options: systems.map((value) => ({ value, label: systemLabels[value] })),
    access,
  },
];
