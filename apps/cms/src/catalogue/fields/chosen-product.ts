import type { RelationshipField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface ChosenProduct {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly condition?: (document: { readonly type?: unknown }) => boolean;
}

/** A required product. */
export function chosenProduct({
  name,
  label,
  description,
  condition,
}: ChosenProduct): RelationshipField {
  return {
    name,
    type: "relationship",
    relationTo: "products",
    label,
    custom: { needed: true },
    access: { update: isEditorForField },
    admin: {
      ...(description === undefined ? {} : { description }),
      ...(condition === undefined ? {} : { condition }),
    },
    validate: (value: unknown) => (value !== null && value !== undefined) || "Choose a product.",
  };
}
