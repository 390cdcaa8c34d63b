import { popupAudiences, type PopupAudience } from "@autotune/contract";
import type { CollectionConfig, NumberField } from "payload";
import { draftPreview } from "../content/preview/draft-preview.ts";
import { isEditorForField } from "../access/is-editor.ts";
import { slugField } from "../platform/fields/slug-field.ts";
import { html } from "./html.ts";
import { period, periodStateField } from "../catalogue/prices/period.ts";
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
  isTrialer: "Customers trying Unlimited",
  wasSubscriber: "Former subscribers",
  wasTrialer: "Customers who have tried Unlimited",
  "not-on-marketing": "Customers who don’t get offers by email",
  "not-on-newsletter": "Customers who don’t get the newsletter",
  default: "Everyone else",
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
    `Enter a whole number from 0 to ${most}.`,
});

export const popups: CollectionConfig = {
  slug: "popups",
  labels: { singular: "Popup", plural: "Popups" },
  admin: {
    ...draftedAdmin,
    livePreview: draftPreview(popupPublication),
    group: "Offers",
    useAsTitle: "audience",
    defaultColumns: [
      "audience",
      "campaign",
      "periodState",
      "startsAt",
      "endsAt",
      "_status",
      "updatedAt",
    ],
    listSearchableFields: ["campaign"],
    description:
      "One popup per audience. Visitors in several audiences see the closest match; if theirs has no popup, they see the one for everyone else.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: popupPublication },
  hooks: draftedHooks(publishWhenSaved(popupPublication)),
  fields: [
    html,
    periodStateField,
    period,
    {
      type: "row",
      fields: [
        timing({
          name: "delay",
          label: "Show after (seconds)",
          description: "Applies to all popups.",
          usual: 5,
          most: 600,
        }),
        timing({
          name: "threshold",
          label: "Or after scrolling (% of the page)",
          description: "Applies to all popups. Whichever comes first.",
          usual: 25,
          most: 100,
        }),
      ],
    },
    {
      name: "audience",
      type: "select",
      label: "Audience",
      unique: true,
      index: true,
      options: popupAudiences.map((value) => ({ value, label: audienceLabels[value] })),
      access,
      admin: { position: "sidebar" },
      validate: (value: unknown) =>
        popupAudiences.some((audience) => audience === value) || "Choose an audience.",
    },
    slugField({
      name: "campaign",
      label: "Campaign",
      unique: false,
      description:
        "Visitors who close this popup don’t see the same campaign again. Use a new name for a new campaign.",
    }),
    ready,
    readyIn,
  ],
};
