import {
  hostStatuses,
  pluginFormats,
  type CompatibilityBlock,
  type HostStatus,
} from "@autotune/contract";
import type { Block } from "payload";
import { isEditorForField } from "../../access/is-editor.ts";
import type { CompatibilityFields } from "../../payload-types.ts";
import { translatedLine, translatedParagraph } from "../../platform/fields/translated-text.ts";
import { sample } from "./sample.ts";

const statusLabels: Record<HostStatus, string> = {
  works: "Works",
  limited: "Works with limits",
  not: "Does not work",
};
const access = { update: isEditorForField };

const config: Block = {
  slug: "compatibility",
  interfaceName: "CompatibilityFields",
  labels: { singular: "Hosts", plural: "Hosts" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", label: "Text" }),
    {
      name: "hosts",
      type: "array",
      label: "Hosts",
      labels: { singular: "Host", plural: "Hosts" },
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "name",
              type: "text",
              label: "Name",
              access,
              validate: (value: unknown) =>
                (typeof value === "string" && value.trim() !== "") || "Name the host.",
            },
            {
              name: "fromVersion",
              type: "text",
              label: "From version",
              access,
              admin: { description: "The oldest that was tried. Empty: it has none." },
            },
          ],
        },
        {
          type: "row",
          fields: [
            {
              name: "formats",
              type: "select",
              hasMany: true,
              label: "Formats",
              options: [...pluginFormats],
              access,
            },
            {
              name: "status",
              type: "select",
              label: "Standing",
              defaultValue: "works",
              options: hostStatuses.map((value) => ({ value, label: statusLabels[value] })),
              access,
              validate: (value: unknown) =>
                hostStatuses.some((status) => status === value) || "Choose how well it works.",
            },
          ],
        },
        translatedLine({
          name: "note",
          label: "Note",
          description: "What somebody should know, in a sentence.",
        }),
      ],
    },
  ],
};

function toPublished(fields: CompatibilityFields): CompatibilityBlock {
  return {
    block: "compatibility",
    headline: fields.headline ?? "",
    text: fields.text ?? "",
    hosts: (fields.hosts ?? []).map(({ name, fromVersion, formats, status, note }) => ({
      name: name ?? "",
      fromVersion: fromVersion ?? "",
      formats: formats ?? [],
      status: status ?? "works",
      note: note ?? "",
    })),
  };
}

function fromPublished({ headline, text, hosts }: CompatibilityBlock): CompatibilityFields {
  return { blockType: "compatibility", headline, text, hosts };
}

export const compatibility = { config, toPublished, fromPublished, sample };
