import { slugPattern } from "@autotune/contract";
import type { TextField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const partsBetweenSlashes = new RegExp(`^${slugPattern}(?:/${slugPattern})*$`);

interface PathFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

/** A text that becomes one or more URL path segments, for example "auto-tune-pro/quick-guide". */
export function pathField({ name, label, description }: PathFieldOptions): TextField {
  return {
    name,
    type: "text",
    label,
    unique: true,
    index: true,
    access: { update: isEditorForField },
    admin: { position: "sidebar", description },
    validate: (value: unknown) =>
      (typeof value === "string" && partsBetweenSlashes.test(value)) ||
      "Use lowercase letters, digits and single hyphens, with a slash between parts, for example auto-tune-pro/quick-guide.",
  };
}
