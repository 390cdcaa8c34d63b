import type { RelationshipField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

interface ChosenProduct {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
}

/** One product that its block cannot stand without. */
export function chosenProduct({ name, label, description }: ChosenProduct): RelationshipField {
  return {
    name,
    type: "relationship",
    relationTo: "products",
    label,
    access: { update: isEditorForField },
    admin: description === undefined ? {} : { description },
    validate: (value: unknown) => (value !== null && value !== undefined) || "Choose the product.",
  };
}
