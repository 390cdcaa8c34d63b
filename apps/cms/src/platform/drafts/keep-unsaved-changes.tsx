"use client";

import { useDocumentInfo, useForm, useFormModified } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation.js";
import { useEffect, useRef } from "react";
import { isSameSave } from "./is-same-save.ts";

/**
 * Payload fetches an open document again, for one after the browser's Back or when somebody takes it over, and puts
 * what comes in the place of the form. Who has begun to write by then would lose it: an added block disappears. If
 * nobody has saved the document meanwhile, the response has nothing new, and the form stays as it is.
 */
export function KeepUnsavedChanges() {
  const { id, initialState, initialData, isInitializing, savedDocumentData } = useDocumentInfo();
  const { getFields, dispatchFields } = useForm();
  const modified = useFormModified();
  const locale = useSearchParams().get("locale");
  const former = useRef({ initialState, id, locale });
  useEffect(() => {
    const { current } = former;
    if (current.initialState === initialState) return;
    former.current = { initialState, id, locale };
    const isSameForm = current.id === id && current.locale === locale && !isInitializing;
    if (!modified || !isSameForm || !isSameSave(savedDocumentData, initialData)) return;
    const state = { ...getFields() };
    // After the effect of the form around this one, which puts the fetched state in its place.
    queueMicrotask(() => dispatchFields({ type: "REPLACE_STATE", optimize: false, state }));
  });
  return null;
}
