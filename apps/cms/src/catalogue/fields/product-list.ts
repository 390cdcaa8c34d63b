import type { RelationshipField, Where } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface ProductList {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** Which products are offered; all without it. Its entries are checked for the whole document at once. */
  readonly only?: Where;
  /** Whether a published block must have one. */
  readonly needed?: boolean;
}

/** Some products, in an order that an editor chooses. */
export function productList({
  name,
  label,
  description,
  only,
  needed = false,
}: ProductList): RelationshipField {
  return {
    name,
    type: "relationship",
    relationTo: "products",
    hasMany: true,
    label,
    access: { update: isEditorForField },
    custom: { needed },
    admin: { description },
    ...(only === undefined ? {} : { filterOptions: only, validate: () => true as const }),
  };
}
