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
  limited: "Works with limitations",
  not: "Doesn’t work",
};
const access = { update: isEditorForField };

const config: Block = {
  slug: "compatibility",
  interfaceName: "CompatibilityFields",
  labels: { singular: "Host compatibility", plural: "Host compatibility" },
  admin: { disableBlockName: true },
  fields: [
    translatedLine({ name: "headline", label: "Headline", needed: true }),
    translatedParagraph({ name: "text", tokens: "prices", label: "Text" }),
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
                (typeof value === "string" && value.trim() !== "") || "Enter the host’s name.",
            },
            {
              name: "fromVersion",
              type: "text",
              label: "Oldest version",
              access,
              admin: {
                description:
                  "The oldest version we tested. Leave empty if the host has no version number.",
              },
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
              label: "Status",
              defaultValue: "works",
              options: hostStatuses.map((value) => ({ value, label: statusLabels[value] })),
              access,
              validate: (value: unknown) =>
                hostStatuses.some((status) => status === value) || "Choose a status.",
            },
          ],
        },
        translatedLine({
          name: "note",
          label: "Note",
          description: "One sentence about limits or setup, for example “Load the VST3 version.”",
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
