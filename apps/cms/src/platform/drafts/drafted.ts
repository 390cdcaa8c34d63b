import type { CollectionConfig } from "payload";
import { isEditor } from "../../access/is-editor.ts";
import { mayChangeDocument } from "../../access/may-change-document.ts";
import { translatorsChangeWordsOnly } from "./translators-change-words-only.ts";
import { translatorsSaveDraftsOnly } from "./translators-save-drafts-only.ts";
import { publishOneLanguage } from "./publish-one-language.ts";
import { worksOnContent } from "../../access/works-on-content.ts";

/** What pages, product pages and products share: drafts, and who may do what with them. */
export const draftedAccess: NonNullable<CollectionConfig["access"]> = {
  read: worksOnContent,
  readVersions: worksOnContent,
  create: isEditor,
  update: mayChangeDocument,
  delete: isEditor,
};

const adminOf = (isTranslated: boolean): NonNullable<CollectionConfig["admin"]> => ({
  hideAPIURL: true,
  pagination: { defaultLimit: 50 },
  components: {
    edit: {
      beforeDocumentControls: ["/platform/drafts/keep-unsaved-changes.tsx#KeepUnsavedChanges"],
      SaveDraftButton: "/platform/drafts/save-draft-button.tsx#SaveDraftButton",
      PublishButton: {
        path: "/platform/admin/publish/publish-button.tsx#PublishButton",
        clientProps: { isTranslated },
      },
    },
  },
});

export const draftedAdmin = adminOf(true);

/** For what has no words, and so is published in no language. */
export const wordlessAdmin = adminOf(false);

export const draftedVersions: NonNullable<CollectionConfig["versions"]> = {
  drafts: { schedulePublish: true },
  maxPerDoc: 50,
};

type Hooks = NonNullable<CollectionConfig["hooks"]>;

export function draftedHooks(
  publishing: Pick<Hooks, "beforeChange" | "afterChange" | "afterDelete">,
): Hooks {
  return {
    beforeOperation: [translatorsSaveDraftsOnly, publishOneLanguage],
    beforeChange: [translatorsChangeWordsOnly, ...(publishing.beforeChange ?? [])],
    afterChange: publishing.afterChange ?? [],
    afterDelete: publishing.afterDelete ?? [],
  };
}

/** For what has no words: there is nothing in it that a translator needs to see or could change. */
export const editorsOnly: NonNullable<CollectionConfig["access"]> = {
  read: isEditor,
  readVersions: isEditor,
  create: isEditor,
  update: isEditor,
  delete: isEditor,
};
