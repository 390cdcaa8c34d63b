import type { CollectionConfig } from "payload";
import { isEditorForField } from "../access/is-editor.ts";
import { choice } from "../platform/fields/choice.ts";
import { chosenProduct } from "../catalogue/fields/chosen-product.ts";
import { day } from "../platform/fields/day.ts";
import { ready, readyIn } from "../platform/fields/ready.ts";
import { translatedParagraph } from "../platform/fields/translated-text.ts";
import { announceHash } from "./announce-hash.ts";
import { protectFile } from "./protect-file.ts";
import { systemNames } from "./system-names.ts";
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
    description: "A file that installs one version of a product on one system. It keeps its file.",
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
      description: "Whoever may use it gets the file.",
    }),
    {
      name: "version",
      type: "text",
      label: "Version",
      access: { update: isEditorForField },
      validate: (value: unknown) =>
        (typeof value === "string" && versionNumber.test(value)) ||
        "Write numbers with points between them, for example 11.2.0.",
    },
    day({ name: "releasedOn", label: "Released on" }),
    translatedParagraph({
      name: "notes",
      label: "Notes",
      description: "What is new, or for which old computer it is.",
    }),
    choice({ name: "system", label: "System", labels: systemNames }),
    {
      name: "isLegacy",
      type: "checkbox",
      defaultValue: false,
      label: "No longer kept up",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Stands among the discontinued software." },
    },
    {
      name: "forEveryone",
      type: "checkbox",
      defaultValue: false,
      label: "For everyone",
      access: { update: isEditorForField },
      admin: { position: "sidebar", description: "Whoever is signed in gets it." },
    },
    {
      name: "sha256",
      type: "text",
      label: "SHA-256",
      admin: { position: "sidebar", readOnly: true, description: "Computed from the file." },
      access: { create: () => false, update: () => false },
    },
    ready,
    readyIn,
  ],
};
