import type { TextField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import { isSlug } from "./is-slug.ts";

interface SlugFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly unique: boolean;
  /** What else it has to be. It gets the whole document. */
  readonly check?: (text: string, document: { readonly type?: unknown }) => true | string;
}

/** A text that becomes a URL path segment or a key, for example "auto-tune-pro". */
export function slugField({
  name,
  label,
  description,
  unique,
  check,
}: SlugFieldOptions): TextField {
  return {
    name,
    type: "text",
    label,
    unique,
    index: true,
    access: { update: isEditorForField },
    admin: { position: "sidebar", description },
    validate: (value: unknown, { data }) =>
      isSlug(value)
        ? (check?.(value, data) ?? true)
        : "Use lowercase letters, digits and single hyphens, for example auto-tune-pro.",
  };
}
