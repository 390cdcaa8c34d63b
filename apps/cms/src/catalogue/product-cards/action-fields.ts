import { cardActions, type CardAction } from "@autotune/contract";
import type { Field, GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const access = { update: isEditorForField };
const labels: Record<CardAction, string> = {
  add_to_cart: "Puts a product into the cart",
  go_to: "Goes to a page of the shop",
  go_to_external: "Goes to another site",
  open_trial_modal: "Asks for a trial's terms and adds it",
  open_product_modal: "Opens the options of one product",
  open_specific_products_modal: "Opens the options of several products",
  handle_upgrade: "Upgrades to a product",
  open_popup: "Opens the promo popup",
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
        "Choose one of the actions.",
    },
    {
      name: "product",
      type: "relationship",
      relationTo: "products",
      label: "Product",
      access,
      admin: { condition: needs("product") },
      validate: (value: unknown) => isThere(value) || "Choose the product.",
    },
    {
      name: "cards",
      type: "relationship",
      relationTo: "product-cards",
      hasMany: true,
      label: "Cards",
      access,
      admin: { condition: needs("cards") },
      validate: (value: unknown) => isThere(value) || "Choose the cards.",
    },
    {
      name: "place",
      type: "text",
      label: "Path in the shop",
      access,
      admin: { condition: needs("place"), placeholder: "/products/compare" },
      validate: (value: unknown) =>
        (typeof value === "string" && /^\/(?!\/)\S*$/.test(value)) ||
        "Type a path that begins with one slash.",
    },
    {
      name: "site",
      type: "text",
      label: "Address",
      access,
      admin: { condition: needs("site"), placeholder: "https://" },
      validate: (value: unknown) =>
        (typeof value === "string" && /^https:\/\/\S+$/.test(value)) ||
        "Type a full address that begins with https://.",
    },
  ];
}

/** What a card's button does instead of what its type usually does. */
export const ctaOverride: GroupField = {
  name: "ctaOverride",
  type: "group",
  interfaceName: "CardActionFields",
  label: "Another action for the button",
  fields: actionFields({ description: "Empty: what its type usually does.", isOptional: true }),
};
