"use client";

import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useLocale,
  useTranslation,
} from "@payloadcms/ui";
import { useRef } from "react";

/**
 * In the place of Payload's, which asks after each save what the person may do with the document, once as a draft and
 * once as published, and draws the form anew with each response. Here rights go by role and language alone, and a draft
 * changes neither.
 */
export function SaveDraftButton() {
  const { id, collectionSlug, setUnpublishedVersionCount, uploadStatus } = useDocumentInfo();
  const { submit } = useForm();
  const modified = useFormModified();
  const { code } = useLocale();
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useHotkey({ cmdCtrlKey: true, editDepth: useEditDepth(), keyCodes: ["s"] }, (event) => {
    event.preventDefault();
    event.stopPropagation();
    button.current?.click();
  });
  const isNew = id === undefined;
  const isDisabled = (!isNew && !modified) || uploadStatus === "uploading";

  const saveDraft = async () => {
    if (isDisabled || collectionSlug === undefined) return;
    const place = isNew ? collectionSlug : `${collectionSlug}/${id}`;
    await submit({
      action: `/api/${place}?locale=${code}&depth=0&fallback-locale=null&draft=true`,
      method: isNew ? "POST" : "PATCH",
      overrides: { _status: "draft" },
      skipValidation: true,
      context: { getDocPermissions: isNew },
    });
    setUnpublishedVersionCount((count) => count + 1);
  };

  return (
    <FormSubmit
      buttonId="action-save-draft"
      buttonStyle="secondary"
      className="save-draft"
      disabled={isDisabled}
      onClick={() => void saveDraft()}
      ref={button}
      size="medium"
      type="button"
    >
      {t("version:saveDraft")}
    </FormSubmit>
  );
}
