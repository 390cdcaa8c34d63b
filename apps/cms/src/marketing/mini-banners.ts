import type { CollectionConfig } from "payload";
import { draftPreview } from "../content/preview/draft-preview.ts";
import { isEditorForField } from "../access/is-editor.ts";
import { isSiteUrl, isStorePath } from "../platform/fields/link-targets.ts";
import { slugField } from "../platform/fields/slug-field.ts";
import { bannerPlaces } from "./banner-places.ts";
import { actionFields } from "../catalogue/product-cards/action-fields.ts";
import { html } from "./html.ts";
import { period, periodStateField } from "../catalogue/prices/period.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { translatedLine } from "../platform/fields/translated-text.ts";
import { miniBannerPublication } from "./mini-banner-publication.ts";
import { publishWhenSaved } from "../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../platform/drafts/drafted.ts";

const access = { update: isEditorForField };
const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

export const miniBanners: CollectionConfig = {
  slug: "mini-banners",
  labels: { singular: "Mini banner", plural: "Mini banners" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(miniBannerPublication),
    group: "Offers",
    useAsTitle: "slug",
    defaultColumns: ["slug", "order", "periodState", "startsAt", "endsAt", "_status", "updatedAt"],
    listSearchableFields: ["slug"],
    description:
      "The strip above the top bar. Of those whose time it is, the one with the lowest order that fits the page is shown.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: miniBannerPublication },
  hooks: draftedHooks(publishWhenSaved(miniBannerPublication)),
  fields: [
    html,
    periodStateField,
    period,
    {
      name: "ctas",
      type: "array",
      interfaceName: "BannerButtonFields",
      label: "Buttons",
      labels: { singular: "Button", plural: "Buttons" },
      fields: [
        translatedLine({ name: "label", label: "Label", needed: true }),
        ...actionFields({ description: "What the button does.", isOptional: false }),
      ],
    },
    {
      type: "row",
      fields: [
        {
          name: "background",
          type: "text",
          label: "Background",
          access,
          admin: {
            width: "50%",
            placeholder: "#3b1d8f",
            description: "Leave empty for the default color.",
          },
          validate: (value: unknown) =>
            isEmpty(value) ||
            (typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value)) ||
            "Enter a color as # and six digits, for example #3b1d8f.",
        },
        {
          name: "url",
          type: "text",
          label: "Banner link",
          access,
          admin: {
            width: "50%",
            placeholder: "/products",
            description: "Leave empty for no link.",
          },
          validate: (value: unknown) =>
            isEmpty(value) ||
            isStorePath(value) ||
            isSiteUrl(value) ||
            "Enter a path that starts with a single slash, or a full URL with https://.",
        },
      ],
    },
    bannerPlaces({
      name: "allowlist",
      label: "Shown only on",
      description: "Leave empty to show it everywhere banners are allowed.",
    }),
    bannerPlaces({
      name: "blocklist",
      label: "Not shown on",
      description: "Overrides the list above.",
    }),
    slugField({
      name: "slug",
      label: "Name",
      unique: true,
      description: "Only editors see it, for example summer-sale.",
    }),
    {
      name: "order",
      type: "number",
      label: "Order",
      defaultValue: 0,
      access,
      admin: { position: "sidebar", description: "The lowest number is shown." },
      validate: (value: unknown) => Number.isInteger(value) || "Enter a whole number.",
    },
    ready,
    readyIn,
  ],
};
