import type { RelationshipField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

export function chosenProducts(description: string): RelationshipField {
  return {
    name: "products",
    type: "relationship",
    relationTo: "products",
    hasMany: true,
    label: "Products",
    access: { update: isEditorForField },
    admin: { description },
  };
}
