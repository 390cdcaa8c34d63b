import { isEmail, minorUnitDigits } from "@autotune/commerce";
import type { CollectionConfig } from "payload";
import { amounts } from "../catalogue/prices/amounts.ts";
import { chosenProducts } from "../catalogue/fields/chosen-products.ts";
import { code } from "./code.ts";
import { percent } from "../catalogue/prices/percent.ts";
import { period } from "../catalogue/prices/period.ts";
import { couponPublication } from "./coupon-publication.ts";
import { publishRowsWhenSaved } from "../platform/publishing/publish-rows-when-saved.ts";
import { draftedAdmin, draftedVersions, editorsOnly } from "../platform/drafts/drafted.ts";

const kinds = { discount: "A share in percent", cashOff: "An amount in each currency" };

export const coupons: CollectionConfig = {
  slug: "coupons",
  labels: { singular: "Coupon", plural: "Coupons" },
  admin: {
    ...draftedAdmin,
    group: "Offers",
    useAsTitle: "code",
    defaultColumns: ["code", "kind", "startsAt", "endsAt", "_status", "updatedAt"],
    listSearchableFields: ["code", "forEmail"],
    description: "Codes that take something off. Publishing changes them in the shop at once.",
  },
  access: editorsOnly,
  versions: draftedVersions,
  custom: { rowPublication: couponPublication },
  hooks: publishRowsWhenSaved(couponPublication),
  fields: [
    code("What people type at the checkout, for example SING10."),
    {
      name: "kind",
      type: "select",
      label: "Takes off",
      defaultValue: "discount",
      options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
      validate: (value: unknown) =>
        (typeof value === "string" && Object.hasOwn(kinds, value)) || "Choose what it takes off.",
    },
    percent({ label: "Percent", condition: (_document, { kind }) => kind === "discount" }),
    amounts({
      name: "amounts",
      label: "Amounts",
      description: "What it takes off in each currency, at least one whole unit.",
      check: (amount, currency) =>
        amount >= 10 ** minorUnitDigits(currency) || `Take off at least 1 ${currency}.`,
      condition: (_document, { kind }) => kind === "cashOff",
    }),
    chosenProducts(
      "What it covers. Empty: everything that is paid once. A plan is covered only if it is named here, and then for all its charges.",
    ),
    {
      name: "combine",
      type: "checkbox",
      label: "May stand beside products that are reduced already",
      defaultValue: false,
    },
    period,
    {
      name: "forEmail",
      type: "email",
      label: "For one person",
      admin: { description: "Their address. Empty: for everybody." },
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        value === "" ||
        (typeof value === "string" && isEmail(value.trim())) ||
        "This is not an e-mail address.",
    },
    {
      name: "oncePerPerson",
      type: "checkbox",
      label: "Once for each person",
      defaultValue: false,
    },
  ],
};
