import { languageNames, languages } from "@autotune/routes";
import type { CollectionConfig } from "payload";
import { forgotPasswordEndpoint } from "./forgot-password-endpoint.ts";
import { firstUserIsAdmin } from "./first-user-is-admin.ts";
import { isAdmin, isAdminForField } from "../access/is-admin.ts";
import { isAdminOrSelf } from "../access/is-admin-or-self.ts";
import { limitSignIn } from "./attempts/limit-sign-in.ts";
import { noteFailedSignIn } from "./attempts/note-failed-sign-in.ts";
import { noteStaffChange, noteStaffDeletion } from "./note-staff-changes.ts";
import { publishReportReader, readsSales, withdrawReportReader } from "./publish-report-reader.ts";
import { openSession } from "./sessions/open-session.ts";
import { requireCurrentPassword } from "./require-current-password.ts";
import { rejectWeakPassword } from "./reject-weak-password.ts";
import { requireFreshFactor, requireFreshFactorToDelete } from "./require-fresh-factor.ts";
import { roles } from "../access/roles.ts";

const roleLabels: Record<(typeof roles)[number], string> = {
  admin: "Admin: everything, including staff accounts",
  editor: "Editor: writes and publishes",
  translator: "Translator: drafts in their languages",
  support: "Support: finds customers and resends emails",
  manager: "Manager: support, plus licenses and refunds",
};
const access = { create: isAdminForField, update: isAdminForField };

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: "Staff member", plural: "Staff" },
  admin: {
    group: "Staff",
    useAsTitle: "email",
    defaultColumns: ["email", "role", "languages"],
    description: "People who can sign in here. Store customers aren’t listed.",
  },
  auth: {
    tokenExpiration: 8 * 60 * 60,
    // Anybody could lock anybody out; `limitSignIn` counts instead.
    maxLoginAttempts: 0,
    cookies: { sameSite: "Lax", secure: process.env.NODE_ENV === "production" },
  },
  endpoints: [forgotPasswordEndpoint],
  access: {
    read: isAdminOrSelf,
    create: isAdmin,
    update: isAdminOrSelf,
    delete: isAdmin,
  },
  hooks: {
    beforeOperation: [rejectWeakPassword, limitSignIn],
    beforeValidate: [requireFreshFactor, requireCurrentPassword],
    beforeChange: [firstUserIsAdmin],
    beforeDelete: [requireFreshFactorToDelete],
    afterChange: [noteStaffChange, publishReportReader],
    afterDelete: [noteStaffDeletion, withdrawReportReader],
    afterLogin: [openSession],
    afterError: [noteFailedSignIn],
  },
  fields: [
    {
      name: "currentPassword",
      type: "text",
      label: "Current Password",
      // Entered, never stored.
      virtual: true,
      admin: {
        components: { Field: "/identity/current-password-field.tsx#CurrentPasswordField" },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: "role",
      type: "select",
      label: "Role",
      required: true,
      // The least a person can be: without languages, a translator changes nothing.
      defaultValue: "translator",
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access,
    },
    {
      name: "languages",
      type: "select",
      label: "Languages",
      hasMany: true,
      options: languages.map((value) => ({ value, label: languageNames[value] })),
      access,
      admin: {
        condition: ({ role }) => role === "translator",
        description: "Languages this translator can edit.",
      },
    },
    {
      name: "weeklyReport",
      type: "checkbox",
      label: "Weekly report by email",
      defaultValue: true,
      admin: {
        condition: ({ role }) => readsSales(role),
        description: "Every Monday: last week’s sales and plans beside the week before.",
      },
    },
  ],
};
