import { manualSectionPattern, type SpecsBlock } from "@autotune/contract";
import type { Block } from "payload";
import type { SpecsFields } from "../../payload-types.ts";
import { translatedLine } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const manualSection = new RegExp(manualSectionPattern);

const config: Block = {
  slug: "specs",
  interfaceName: "SpecsFields",
  labels: { singular: "Specifications", plural: "Specifications" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    {
      name: "groups",
      type: "array",
      label: "Groups",
      labels: { singular: "Group", plural: "Groups" },
      fields: [
        translatedLine({
          name: "title",
          label: "Title",
          description: "For example “macOS”.",
          needed: true,
        }),
        {
          name: "rows",
          type: "array",
          label: "Rows",
          labels: { singular: "Row", plural: "Rows" },
          fields: [
            {
              type: "row",
              fields: [
                translatedLine({ name: "name", label: "Name", needed: true }),
                translatedLine({ name: "value", label: "Value" }),
              ],
            },
            {
              name: "manual",
              type: "text",
              label: "Section of the manual",
              admin: {
                description:
                  "Where the manual explains it, for example auto-tune-pro/controls#retune-speed.",
              },
              validate: (value: unknown) =>
                value === null ||
                value === undefined ||
                value === "" ||
                (typeof value === "string" && manualSection.test(value)) ||
                "Enter the manual, the chapter and the anchor, for example auto-tune-pro/controls#retune-speed.",
            },
          ],
        },
      ],
    },
  ],
};

function toPublished(fields: SpecsFields): SpecsBlock {
  return {
    block: "specs",
    headline: fields.headline ?? "",
    groups: (fields.groups ?? []).map(({ title, rows }) => ({
      title: title ?? "",
      rows: (rows ?? []).map(({ name, value, manual }) => ({
        name: name ?? "",
        value: value ?? "",
        ...(manual ? { manual } : {}),
      })),
    })),
  };
}

function fromPublished({ headline, groups }: SpecsBlock): SpecsFields {
  return { blockType: "specs", headline, groups };
}

export const specs = { config, toPublished, fromPublished, sample };
