"use client";

import { useFormFields, useLocale } from "@payloadcms/ui";
import { findBareNumber } from "./find-bare-number.ts";

/**
 * Below a text: says that the catalogue may contradict what was typed. It can still be saved. It reads the value alone:
 * `useField` would check the field a second time, for which Payload gathers the whole form.
 */
export function BareNumberWarning({ path }: { path: string }) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { code } = useLocale();
  const found = typeof value === "string" ? findBareNumber(value, code) : undefined;
  if (found === undefined) return null;
  return (
    <p role="status" className="bare-number-warning">
      “{found}” is typed by hand, and stays when the catalogue changes. Let the catalogue say it:
      {" {tools:auto-tune-unlimited-monthly}"}, {"{price:auto-tune-pro}"}, {"{from:auto-tune}"}.
    </p>
  );
}
