import { isEmail, minorUnitDigits } from "@autotune/commerce";
import type { CollectionConfig } from "payload";
import { amounts } from "../catalogue/prices/amounts.ts";
import { chosenProducts } from "../catalogue/fields/chosen-products.ts";
import { code } from "./code.ts";
import { percent } from "../catalogue/prices/percent.ts";
import { period, periodStateField } from "../catalogue/prices/period.ts";
import { couponPublication } from "./coupon-publication.ts";
import { publishRowsWhenSaved } from "../platform/publishing/publish-rows-when-saved.ts";
import { wordlessAdmin, draftedVersions, editorsOnly } from "../platform/drafts/drafted.ts";

const kinds = { discount: "Percentage", cashOff: "Fixed amount" };

export const coupons: CollectionConfig = {
  slug: "coupons",
  labels: { singular: "Coupon", plural: "Coupons" },
  admin: {
    ...wordlessAdmin,
    group: "Offers",
    useAsTitle: "code",
    defaultColumns: ["code", "kind", "periodState", "startsAt", "endsAt", "_status", "updatedAt"],
    listSearchableFields: ["code", "forEmail"],
    description: "Discount codes. Publishing updates them in the store immediately.",
  },
  access: editorsOnly,
  versions: draftedVersions,
  custom: { rowPublication: couponPublication },
  hooks: publishRowsWhenSaved(couponPublication),
  fields: [
    code("What customers type at checkout, for example SING10."),
    {
      name: "kind",
      type: "select",
      label: "Discount type",
      defaultValue: "discount",
      options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
      validate: (value: unknown) =>
        (typeof value === "string" && Object.hasOwn(kinds, value)) || "Choose a discount type.",
    },
    percent({ label: "Percent", condition: (_document, { kind }) => kind === "discount" }),
    amounts({
      name: "amounts",
      label: "Amounts",
      description: "The amount off in each currency, at least one whole unit.",
      check: (amount, currency) =>
        amount >= 10 ** minorUnitDigits(currency) || `Take off at least 1 ${currency}.`,
      condition: (_document, { kind }) => kind === "cashOff",
    }),
    chosenProducts(
      "What the code applies to. Leave empty for all one-time purchases; plans count only if you list them, and then for every charge.",
    ),
    {
      name: "combine",
      type: "checkbox",
      label: "Works with products already on sale",
      defaultValue: false,
    },
    periodStateField,
    period,
    {
      name: "forEmail",
      type: "email",
      label: "For one customer",
      admin: { description: "Their email address. Leave empty for everyone." },
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        value === "" ||
        (typeof value === "string" && isEmail(value.trim())) ||
        "Enter a valid email address.",
    },
    {
      name: "oncePerPerson",
      type: "checkbox",
      label: "Once per customer",
      defaultValue: false,
    },
  ],
};
