import { crafts, type Craft } from "@autotune/commerce";
import {
  pluginFormats,
  productUses,
  systemNames,
  systems,
  type ProductUse,
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
const craftLabels: Record<Craft, string> = {
  sing: "Songs",
  rap: "Rap and hip-hop",
  harmonies: "Harmonies and choirs",
  effects: "Voices with an effect",
  beats: "Beats and remixes",
  mix: "Mixes",
  live: "Live shows",
  speech: "Podcasts and voice-over",
};

/** By these customers find a product on the All products page and in the finder. */
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
    options: systems.map((value) => ({ value, label: systemNames[value] })),
    access,
  },
  {
    name: "crafts",
    type: "select",
    hasMany: true,
    label: "Recommended for",
    options: crafts.map((value) => ({ value, label: craftLabels[value] })),
    access,
    admin: {
      description:
        "What the finder recommends it for: only what you would name first. Leave it empty for plans and bundles; they follow from what they include.",
    },
  },
];
