import type { ArrayField } from "payload";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";

interface FeatureGroups {
  readonly name: string;
  readonly label: string;
  readonly condition: (document: { readonly type?: unknown }) => boolean;
}

/** What a card lists, below headings. */
export function featureGroups({ name, label, condition }: FeatureGroups): ArrayField {
  return {
    name,
    type: "array",
    interfaceName: "FeatureGroupFields",
    label,
    labels: { singular: "Heading", plural: "Headings" },
    admin: { condition },
    fields: [
      translatedLine({ name: "heading", label: "Heading" }),
      translatedParagraph({
        name: "features",
        label: "Features",
        description: "One feature per line.",
        needed: true,
      }),
    ],
  };
}
