import { systemNames } from "@autotune/contract";
import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { choice } from "../platform/fields/choice.ts";
import { chosenProduct } from "../catalogue/fields/chosen-product.ts";
import { day } from "../platform/fields/day.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { translatedParagraph } from "../platform/fields/translated-text.ts";
import { announceHash } from "./announce-hash.ts";
import { protectFile } from "./protect-file.ts";
import { installerPublication } from "./installer-publication.ts";
import { publishWhenSaved } from "../platform/publishing/publish-when-saved.ts";
import {
  draftedAccess,
  draftedAdmin,
  draftedHooks,
  draftedVersions,
} from "../platform/drafts/drafted.ts";

const hooks = draftedHooks(publishWhenSaved(installerPublication));
const versionNumber = /^\d+(?:\.\d+){1,3}$/;

export const installers: CollectionConfig & { slug: "installers" } = {
  slug: "installers",
  labels: { singular: "Installer", plural: "Installers" },
  disableDuplicate: true,
  admin: {
    ...draftedAdmin,
    group: "Downloads",
    useAsTitle: "filename",
    defaultColumns: ["filename", "product", "version", "system", "readyIn", "_status"],
    listSearchableFields: ["filename", "version"],
    description: "One version of a product for one system. Its file can’t be replaced later.",
  },
  access: draftedAccess,
  versions: draftedVersions,
  custom: { publication: installerPublication },
  hooks: {
    ...hooks,
    beforeOperation: [protectFile, ...(hooks.beforeOperation ?? [])],
    beforeChange: [announceHash, ...(hooks.beforeChange ?? [])],
  },
  // Only editors upload files, and the shop serves them as attachments.
  upload: {
    allowRestrictedFileTypes: true,
    hideRemoveFile: true,
    pasteURL: false,
    focalPoint: false,
    crop: false,
  },
  indexes: [{ fields: ["product", "version", "system"], unique: true }],
  fields: [
    chosenProduct({
      name: "product",
      label: "Product",
      description: "Everyone with access to this product gets the file.",
    }),
    {
      name: "version",
      type: "text",
      label: "Version",
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        (typeof value === "string" && versionNumber.test(value)) ||
        "Use numbers with dots between them, for example 11.2.0.",
    },
    day({ name: "releasedOn", label: "Released on" }),
    translatedParagraph({
      name: "notes",
      tokens: "none",
      label: "Notes",
      description: "What’s new, or which older systems it’s for.",
    }),
    choice({ name: "system", label: "System", labels: systemNames }),
    {
      name: "isLegacy",
      type: "checkbox",
      defaultValue: false,
      label: "No longer supported",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Listed with discontinued software." },
    },
    {
      name: "forEveryone",
      type: "checkbox",
      defaultValue: false,
      label: "For everyone",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Anyone who’s signed in gets it." },
    },
    {
      name: "sha256",
      type: "text",
      label: "SHA-256",
      admin: { position: "sidebar", readOnly: true, description: "Calculated from the file." },
      access: { create: () => false, update: () => false },
    },
    ready,
    readyIn,
  ],
};
