import type { CheckboxField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

/** Beside the slug of what has a page in the shop. Asked at each save, never stored. */
export const redirectOldUrl: CheckboxField = {
  name: "redirectOldUrl",
  type: "checkbox",
  label: "Redirect the old URL",
  virtual: true,
  defaultValue: true,
  access: { update: isEditorForField },
  admin: {
    position: "sidebar",
    condition: (_data, _siblings, { operation }) => operation === "update",
    description: "If you change the URL of a live page, the old one leads to the new one.",
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
  },
  hooks: {
    beforeChange: [
      ({ value, req }) => {
        if (value === false) req.context.leavesNoRedirect = true;
        return undefined;
      },
    ],
    // Ticked again in the form that the save leads back to.
    afterRead: [() => true],
  },
};
