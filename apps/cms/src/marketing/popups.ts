import { popupAudiences, type PopupAudience } from "@autotune/contract";
import type { CollectionConfig, NumberField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { slugField } from "../platform/fields/slug-field.ts";
import { html } from "./html.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { popupPublication } from "./popup-publication.ts";
import { publishWhenSaved } from "../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../platform/drafts/drafted.ts";

const access = { update: isEditorForField };
const audienceLabels: Record<PopupAudience, string> = {
  isSubscriber: "Subscribers",
  isTrialer: "People who try Unlimited",
  wasSubscriber: "Former subscribers",
  wasTrialer: "People who have tried Unlimited",
  "not-on-marketing": "Customers who get no offers by mail",
  "not-on-newsletter": "Customers who get no newsletter",
  default: "Everybody else",
};

interface Timing {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly usual: number;
  readonly most: number;
}

/** The endpoint returns it once, for every visitor. */
const timing = ({ name, label, description, usual, most }: Timing): NumberField => ({
  name,
  type: "number",
  label,
  defaultValue: usual,
  access,
  admin: {
    width: "50%",
    description,
    condition: ({ audience }: { readonly audience?: unknown }) => audience === "default",
  },
  validate: (value: unknown) =>
    (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most) ||
    `Type a whole number from 0 to ${most}.`,
});

export const popups: CollectionConfig = {
  slug: "popups",
  labels: { singular: "Popup", plural: "Popups" },
  admin: {
    ...draftedAdmin,
    group: "Offers",
    useAsTitle: "audience",
    defaultColumns: ["audience", "campaign", "readyIn", "_status", "updatedAt"],
    listSearchableFields: ["campaign"],
    description:
      "One for each kind of visitor. Who belongs to several sees that of the closest; without one of their own, they see what everybody else sees.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: popupPublication },
  hooks: draftedHooks(publishWhenSaved(popupPublication)),
  fields: [
    html,
    {
      type: "row",
      fields: [
        timing({
          name: "delay",
          label: "Shown after seconds",
          description: "For all popups.",
          usual: 5,
          most: 600,
        }),
        timing({
          name: "threshold",
          label: "Or past percent of the page",
          description: "For all popups. Whichever comes first.",
          usual: 25,
          most: 100,
        }),
      ],
    },
    {
      name: "audience",
      type: "select",
      label: "For",
      unique: true,
      index: true,
      options: popupAudiences.map((value) => ({ value, label: audienceLabels[value] })),
      access,
      admin: { position: "sidebar" },
      validate: (value: unknown) =>
        popupAudiences.some((audience) => audience === value) || "Choose whom it is for.",
    },
    slugField({
      name: "campaign",
      label: "Campaign",
      unique: false,
      description:
        "Who has closed a popup of this name does not see it again. A new campaign needs a new name.",
    }),
    ready,
    readyIn,
  ],
};
