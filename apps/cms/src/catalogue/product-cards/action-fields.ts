import { cardActions, type CardAction } from "@autotune/contract";
import type { Field, GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { isSiteUrl, isStorePath } from "../../platform/fields/link-targets.ts";

const access = { update: isEditorForField };
const labels: Record<CardAction, string> = {
  add_to_cart: "Add a product to the cart",
  go_to: "Go to a page in the store",
  go_to_external: "Go to another website",
  open_trial_modal: "Show the trial terms, then add the trial",
  open_product_modal: "Open the options for one product",
  open_specific_products_modal: "Open the options for several products",
  handle_upgrade: "Upgrade to a product",
  open_popup: "Open the promo popup",
};

/** Which actions need which thing to act on. The popup needs none. */
const actsOn = {
  product: ["add_to_cart", "open_trial_modal", "handle_upgrade"],
  cards: ["open_product_modal", "open_specific_products_modal"],
  place: ["go_to"],
  site: ["go_to_external"],
} as const satisfies Record<string, readonly CardAction[]>;

function needs(thing: keyof typeof actsOn) {
  return (_document: unknown, own: { action?: unknown }) =>
    actsOn[thing].some((action) => action === own.action);
}

const isThere = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

interface ActionFields {
  readonly description: string;
  /** Whether there may be none. */
  readonly isOptional: boolean;
}

/** What a button does, and to what. */
export function actionFields({ description, isOptional }: ActionFields): Field[] {
  return [
    {
      name: "action",
      type: "select",
      label: "Action",
      options: cardActions.map((value) => ({ value, label: labels[value] })),
      access,
      admin: { isClearable: isOptional, description },
      validate: (value: unknown) =>
        (isOptional && (value === null || value === undefined)) ||
        cardActions.some((action) => action === value) ||
        "Choose an action.",
    },
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      label: "Product",
      access,
      admin: { condition: needs("product") },
      validate: (value: unknown) => isThere(value) || "Choose a product.",
    },
    {
      name: "cards",
      type: "relationship",
      relationTo: "product-cards",
      hasMany: true,
      label: "Cards",
      access,
      admin: { condition: needs("cards") },
      validate: (value: unknown) => isThere(value) || "Choose at least one card.",
    },
    {
      name: "place",
      type: "text",
      label: "Store path",
      access,
      admin: { condition: needs("place"), placeholder: "/products/compare" },
      validate: (value: unknown) =>
        isStorePath(value) ||
        "Enter a path that starts with a single slash, for example /products.",
    },
    {
      name: "site",
      type: "text",
      label: "URL",
      access,
      admin: { condition: needs("site"), placeholder: "https://" },
      validate: (value: unknown) =>
        isSiteUrl(value) || "Enter a full URL that starts with https://.",
    },
  ];
}

/** What a card's button does instead of what its type usually does. */
export const ctaOverride: GroupField = {
  name: "ctaOverride",
  type: "group",
  interfaceName: "CardActionFields",
  label: "Custom button action",
  fields: actionFields({
    description: "Leave empty for the default action of this card type.",
    isOptional: true,
  }),
};
