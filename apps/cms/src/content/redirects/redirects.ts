import type { CollectionConfig } from "payload";
import { redirectFrom, redirectTo } from "./redirect-ends.ts";
import { publishRowsWhenSaved } from "../../platform/publishing/publish-rows-when-saved.ts";
import { redirectPublication } from "./redirect-publication.ts";
import { wordlessAdmin, draftedVersions, editorsOnly } from "../../platform/drafts/drafted.ts";

export const redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: "Redirect", plural: "Redirects" },
  admin: {
    ...wordlessAdmin,
    group: "Site",
    useAsTitle: "from",
    defaultColumns: ["from", "to", "_status", "updatedAt"],
    listSearchableFields: ["from", "to"],
    description: "Where old URLs lead now. A page published at an old URL comes first.",
  },
  access: editorsOnly,
  versions: draftedVersions,
  custom: { rowPublication: redirectPublication },
  hooks: publishRowsWhenSaved(redirectPublication),
  fields: [redirectFrom, redirectTo],
};
