import type { UploadField } from "payload";
import { isEditorForField } from "../access/is-editor.ts";

interface ChosenPicture {
  readonly name: string;
  readonly label: string;
}

/** A picture that what it stands in cannot do without. */
export function chosenPicture({ name, label }: ChosenPicture): UploadField {
  return {
    name,
    type: "upload",
    relationTo: "pictures",
    label,
    access: { update: isEditorForField },
    validate: (value: unknown) => (value !== null && value !== undefined) || "Choose the picture.",
  };
}
