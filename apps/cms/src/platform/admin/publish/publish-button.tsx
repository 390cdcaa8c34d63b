"use client";

import { isLanguage, languageNames } from "@autotune/routes";
import {
  FormSubmit,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useModal,
} from "@payloadcms/ui";
import { LanguagesDrawer } from "./languages-drawer.tsx";
import { PublishMenu } from "./publish-menu.tsx";
import { ScheduleDrawer } from "./schedule-drawer.tsx";
import "./publish.css";

interface PublishButtonProps {
  /** Whether the collection has words, so that publishing means a language. */
  readonly isTranslated: boolean;
}

/**
 * In the place of Payload's: it names the language that goes live and takes no other language's draft along. The menu
 * beside it publishes all languages, and plans.
 */
export function PublishButton({ isTranslated }: PublishButtonProps) {
  const document = useDocumentInfo();
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } =
    document;
  const { submit } = useForm();
  const modified = useFormModified();
  const { code } = useLocale();
  const { openModal, isModalOpen } = useModal();
  if (hasPublishPermission !== true || collectionSlug === undefined) return null;
  const isUploading = document.uploadStatus === "uploading";
  const canPublish = (modified || unpublishedVersionCount > 0 || !hasPublishedDoc) && !isUploading;
  const isSaved = id !== undefined && !modified;
  const scheduleSlug = `schedule-${String(id)}`;
  const languagesSlug = `languages-${String(id)}`;

  const publish = async (parameters: Record<string, string>) => {
    const query = new URLSearchParams({ depth: "0", locale: code, ...parameters });
    const place = id === undefined ? collectionSlug : `${collectionSlug}/${id}`;
    const result = await submit({
      action: `/api/${place}?${query.toString()}`,
      overrides: { _status: "published" },
    });
    if (!result) return;
    document.setUnpublishedVersionCount(0);
    document.setMostRecentVersionIsAutosaved(false);
    document.setHasPublishedDoc(true);
  };
  const renderMenu = ({ close }: { readonly close: () => void }) => (
    <PublishMenu
      onLanguages={isTranslated ? () => openModal(languagesSlug) : undefined}
      onSchedule={() => openModal(scheduleSlug)}
      onClose={close}
    />
  );
  const name = isLanguage(code) ? languageNames[code] : code;

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!canPublish}
        enableSubMenu={isSaved}
        onClick={() => void publish(isTranslated ? { publishIn: code } : {})}
        size="medium"
        SubMenuPopupContent={renderMenu}
        type="button"
      >
        {isTranslated ? `Publish in ${name}` : "Publish changes"}
      </FormSubmit>
      {id !== undefined && isModalOpen(scheduleSlug) && (
        <ScheduleDrawer
          collection={collectionSlug}
          id={id}
          isTranslated={isTranslated}
          slug={scheduleSlug}
        />
      )}
      {id !== undefined && isModalOpen(languagesSlug) && (
        <LanguagesDrawer
          collection={collectionSlug}
          id={id}
          onPublish={() => publish({})}
          slug={languagesSlug}
        />
      )}
    </>
  );
}
