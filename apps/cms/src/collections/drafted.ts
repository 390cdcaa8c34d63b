import type { CollectionConfig } from "payload";
import { isEditor } from "../access/is-editor.ts";
import { isSignedIn } from "../access/is-signed-in.ts";
import { mayChangeDocument } from "../access/may-change-document.ts";
import { translatorsChangeWordsOnly } from "../access/translators-change-words-only.ts";
import { translatorsSaveDraftsOnly } from "../access/translators-save-drafts-only.ts";

/** What pages, product pages and products share: drafts, and who may do what with them. */
export const draftedAccess: NonNullable<CollectionConfig["access"]> = {
  read: isSignedIn,
  readVersions: isSignedIn,
  create: isEditor,
  update: mayChangeDocument,
  delete: isEditor,
};

export const draftedAdmin: NonNullable<CollectionConfig["admin"]> = {
  hideAPIURL: true,
  pagination: { defaultLimit: 50 },
};

export const draftedVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: true,
  maxPerDoc: 50,
};

type Hooks = NonNullable<CollectionConfig["hooks"]>;

export function draftedHooks(
  publishing: Pick<Hooks, "beforeChange" | "afterChange" | "afterDelete">,
): Hooks {
  return {
    beforeOperation: [translatorsSaveDraftsOnly],
    beforeChange: [translatorsChangeWordsOnly, ...(publishing.beforeChange ?? [])],
    afterChange: publishing.afterChange ?? [],
    afterDelete: publishing.afterDelete ?? [],
  };
}
