import { isTrialPath, type ProductType } from "@autotune/commerce";
import type { Field } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { slugField } from "../../platform/fields/slug-field.ts";

/** Upgrades are not among them: they have a collection of their own. */
const typeLabels: Record<Exclude<ProductType, "upgrade">, string> = {
  perpetual: "Perpetual license",
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
      "The product’s name in carts and at the payment provider, for example auto-tune-pro. Don’t change it after a sale.",
    check: checkPath,
  }),
  {
    name: "pid",
    type: "text",
    label: "Product ID",
    unique: true,
    access,
    admin: {
      position: "sidebar",
      description: "Recorded in every license, for example AT-PRO. Don’t change it after a sale.",
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
    return isTrialPath(path) || "A trial’s path is its plan’s path plus -14d-free.";
  return !isTrialPath(path) || "Only a trial’s path can end in -14d-free.";
}
