import type { PageBody } from "@autotune/contract";
import type { GroupField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { Page } from "../../payload-types.ts";

const access = { update: isEditorForField };

/** Of a legal text: whether a lawyer has read it, and which version customers agree to. */
export const policy: GroupField = {
  name: "policy",
  type: "group",
  label: "Legal text",
  admin: { position: "sidebar" },
  fields: [
    {
      name: "isTemplate",
      type: "checkbox",
      label: "Template, not read by a lawyer yet",
      defaultValue: false,
      access,
      admin: {
        description:
          "Only shown here. Clear it once a lawyer has read the text in the countries you sell to.",
      },
    },
    {
      name: "version",
      type: "number",
      label: "Version",
      access,
      admin: {
        description:
          "Customers agree to this version at checkout, and orders link its text, which stays as it is. Count it up to publish a change.",
      },
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 1) ||
        "Enter a whole number from 1.",
    },
    {
      name: "tellsCustomers",
      type: "checkbox",
      label: "Tell customers about this version",
      defaultValue: false,
      access,
      admin: {
        condition: (_data: unknown, own: { version?: unknown }) => Number(own.version) > 1,
        description:
          "Everyone who agreed to an earlier version gets one email after you publish. It can’t be called back.",
      },
    },
  ],
};

/** A page without a version is nothing that anybody agrees to. */
export function policyToPublished(fields: Page["policy"]): Pick<PageBody, "policy"> {
  const { version, tellsCustomers } = fields ?? {};
  if (version === undefined || version === null) return {};
  return { policy: { version, tellsCustomers: version > 1 && tellsCustomers === true } };
}
