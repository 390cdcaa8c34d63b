"use client";

import {
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import { useEffect, useRef } from "react";

const path = "currentPassword";

/** Required from people who change their own sign-in data; the server decides whether it is correct. */
export function CurrentPasswordField() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const changesSignIn = useFormFields(
    ([{ password, email }]) =>
      password !== undefined ||
      (email?.initialValue !== undefined && email.value !== email.initialValue),
  );
  const isOwn = user !== null && user !== undefined && String(user.id) === String(id);
  useClearWhenSaved(isOwn);
  if (!isOwn || !changesSignIn) return null;
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: "Current Password", required: true }}
      path={path}
      validate={() => true}
    />
  );
}

/** Payload's form keeps what was typed and would send it with every later save. */
function useClearWhenSaved(isOwn: boolean): void {
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields);
  const isProcessing = useFormProcessing();
  // True after a rejected attempt, until one succeeds.
  const isRejected = useFormSubmitted();
  const wasProcessing = useRef(false);
  useEffect(() => {
    if (isOwn && wasProcessing.current && !isProcessing && !isRejected) {
      dispatch({ type: "REMOVE", path: "password" });
      dispatch({ type: "REMOVE", path: "confirm-password" });
      dispatch({ type: "UPDATE", path, value: "" });
    }
    wasProcessing.current = isProcessing;
  }, [dispatch, isOwn, isProcessing, isRejected]);
}
