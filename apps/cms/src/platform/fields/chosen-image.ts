import type { UploadField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

interface ChosenImage {
  readonly name: string;
  readonly label: string;
}

/** A required image. It knows the collection by its slug alone: blocks need it, and stand below content. */
export function chosenImage({ name, label }: ChosenImage): UploadField {
  return {
    name,
    type: "upload",
    relationTo: "pictures",
    label,
    custom: { needed: true },
    access: { update: isEditorForField },
    validate: (value: unknown) => (value !== null && value !== undefined) || "Choose an image.",
  };
}
