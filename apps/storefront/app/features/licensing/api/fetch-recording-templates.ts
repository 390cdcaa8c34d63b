import type { RecordingTemplateId } from "@autotune/commerce";
import type { RecordingTemplatesResponse, TemplateFormat } from "@autotune/contract";
import { callShop } from "../../../platform/api/call-shop.ts";
import { isRecord } from "../../../platform/api/is-record.ts";

export type OfferedTemplate = RecordingTemplatesResponse["templates"][number];

// The lists of commerce and of the contract would bring whole sessions and schemas into the browser.
const ids: Readonly<Record<RecordingTemplateId, true>> = {
  "lead-vocal": true,
  "hard-tuned-rap": true,
  "stacked-harmonies": true,
  "podcast-voice": true,
  "live-tracking": true,
  "vocal-effects": true,
};
const formats: Readonly<Record<TemplateFormat, true>> = { dawproject: true, reaper: true };

/** The templates that come with the person's plans; undefined without a readable response. */
export async function fetchRecordingTemplates(
  signal: AbortSignal,
): Promise<OfferedTemplate[] | undefined> {
  const path = "/laravel/rest/recording-templates";
  const response = await callShop({ method: "GET", path, verified: true, signal });
  return response.ok ? readRecordingTemplates(response.value) : undefined;
}

export function readRecordingTemplates(value: unknown): OfferedTemplate[] | undefined {
  if (!isRecord(value)) return undefined;
  const { templates } = value;
  // One that is newer than this page is left out.
  return Array.isArray(templates) ? templates.filter(isTemplate) : undefined;
}

function isTemplate(value: unknown): value is OfferedTemplate {
  return (
    isRecord(value) &&
    typeof value["id"] === "string" &&
    Object.hasOwn(ids, value["id"]) &&
    typeof value["tempo"] === "number" &&
    isListOf(value["subscription_ids"], (id) => typeof id === "number") &&
    isListOf(value["tracks"], (name) => typeof name === "string") &&
    isListOf(value["plug_ins"], (name) => typeof name === "string") &&
    isListOf(value["files"], isFile)
  );
}

function isFile(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["url"] === "string" &&
    typeof value["format"] === "string" &&
    Object.hasOwn(formats, value["format"])
  );
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}
