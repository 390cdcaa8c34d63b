import type { ArrayField } from "payload";
import { link } from "./link.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";

interface Actions {
  readonly most: number;
  /** What they are called where they are not buttons. */
  readonly name?: string;
  readonly label?: string;
  readonly labels?: { readonly singular: string; readonly plural: string };
  /** Whether a published block must have one. */
  readonly needed?: boolean;
}

/** Buttons or links: their labels and targets. */
export function actionsField({
  most,
  name = "actions",
  label = "Buttons",
  labels = { singular: "Button", plural: "Buttons" },
  needed = false,
}: Actions): ArrayField {
  return {
    name,
    type: "array",
    label,
    labels,
    maxRows: most,
    custom: { needed },
    fields: [translatedLine({ name: "label", label: "Label", needed: true }), link],
  };
}
