"use client";

import { useField, useLocale } from "@payloadcms/ui";
import { findBareNumber } from "./find-bare-number.ts";

/** Below a text: says that the catalogue may contradict what was typed. It can still be saved. */
export function BareNumberWarning({ path }: { path: string }) {
  const { value } = useField<string>({ path });
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
