import { families, type Family } from "@autotune/contract";
import type { SelectField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const familyLabels: Record<Family, string> = {
  "auto-tune": "AutoTune editions",
  "ai-powered-vocal-chain": "AI-powered vocal chain",
  "creative-vocal-effects": "Creative effects",
  subscriptions: "Subscriptions",
};

export function familyField({ inSidebar }: { inSidebar: boolean }): SelectField {
  return {
    name: "family",
    type: "select",
    label: "Family",
    options: families.map((value) => ({ value, label: familyLabels[value] })),
    access: { update: isEditorForField },
    admin: inSidebar
      ? { position: "sidebar", description: "Part of the page’s URL, before the slug." }
      : {},
    validate: (value: unknown) => families.some((known) => known === value) || "Choose a family.",
  };
}
