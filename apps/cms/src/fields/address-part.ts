import type { TextField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

const lowerCaseWords = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A text that becomes part of an address or a key, for example "auto-tune-pro". */
export function addressPart({
  name,
  label,
  description,
  unique,
}: Record<"name" | "label" | "description", string> & { unique: boolean }): TextField {
  return {
    name,
    type: "text",
    label,
    unique,
    index: true,
    access: { update: isEditorForField },
    admin: { position: "sidebar", description },
    validate: (value: unknown) =>
      (typeof value === "string" && lowerCaseWords.test(value)) ||
      "Use small letters, digits and single hyphens, for example auto-tune-pro.",
  };
}
