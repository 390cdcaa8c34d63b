import { families, type Family } from "@autotune/contract";
import type { SelectField } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";

const familyLabels: Record<Family, string> = {
  "auto-tune": "Auto-Tune",
  "ai-powered-vocal-chain": "AI-powered vocal chain",
  "creative-vocal-effects": "Creative vocal effects",
  subscriptions: "Subscriptions",
};

export function familyField({ inSidebar }: { inSidebar: boolean }): SelectField {
  return {
    name: "family",
    type: "select",
    label: "Family",
    options: families.map((value) => ({ value, label: familyLabels[value] })),
    access: { update: isEditorForField },
    admin: inSidebar ? { position: "sidebar", description: "The first part of the address." } : {},
    validate: (value: unknown) => families.some((known) => known === value) || "Choose a family.",
  };
}
