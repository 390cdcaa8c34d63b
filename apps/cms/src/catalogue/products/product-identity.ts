import { isTrialPath, type ProductType } from "@autotune/commerce";
import type { Field } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";

/** Upgrades are not among them: they have a collection of their own. */
const typeLabels: Record<Exclude<ProductType, "upgrade">, string> = {
  perpetual: "Perpetual licence",
  subscription: "Subscription",
  trial: "Trial",
};
const access = { update: isEditorForField };

/** The keys by which carts, licences and the payment provider know a product. */
export const productIdentity: Field[] = [
  slugField({
    name: "path",
    label: "Path",
    unique: true,
    description:
      "The product's name for the payment provider and in carts. Do not change it after a sale.",
    check: checkPath,
  }),
  {
    name: "pid",
    type: "text",
    label: "Product id",
    unique: true,
    access,
    admin: {
      position: "sidebar",
      description: "For example AT-PRO. Licences name it: do not change it after a sale.",
    },
    validate: (value: unknown) =>
      (typeof value === "string" && /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(value)) ||
      "Use capital letters, digits and single hyphens, for example AT-PRO.",
  },
  {
    name: "type",
    type: "select",
    label: "Type",
    defaultValue: "perpetual",
    options: Object.entries(typeLabels).map(([value, label]) => ({ value, label })),
    access,
    admin: { position: "sidebar" },
    validate: (value: unknown) =>
      (typeof value === "string" && Object.hasOwn(typeLabels, value)) || "Choose a type.",
  },
];

/** Carts know a trial by its path. */
function checkPath(path: string, { type }: { readonly type?: unknown }): true | string {
  if (type === "trial")
    return isTrialPath(path) || "The path of a trial is its plan's path and -14d-free.";
  return !isTrialPath(path) || "Only the path of a trial ends with -14d-free.";
}
