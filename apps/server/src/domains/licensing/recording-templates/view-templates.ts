import {
  findIncludedTemplates,
  plugIns,
  plugInsOf,
  recordingTemplateIds,
  recordingTemplates,
} from "@autotune/commerce";
import { templateFormats, type RecordingTemplatesResponse } from "@autotune/contract";
import { fileNameOf } from "./template-files.ts";

interface PlanProducts {
  readonly id: number;
  readonly products: readonly string[];
}

/** The templates that at least one of the plans has every plug-in for. */
export function viewTemplates(plans: readonly PlanProducts[]): RecordingTemplatesResponse {
  const included = plans.map(({ id, products }) => ({
    id,
    templates: findIncludedTemplates(new Set(products)),
  }));
  const templates = recordingTemplateIds.map((id) => {
    const template = recordingTemplates[id];
    return {
      id,
      subscription_ids: included
        .filter((plan) => plan.templates.includes(id))
        .map((plan) => plan.id),
      tempo: template.tempo,
      tracks: template.tracks.map(({ name }) => name),
      plug_ins: plugInsOf(template).map((path) => plugIns[path].name),
      files: templateFormats.map((format) => ({
        format,
        url: `/laravel/recording-templates/${fileNameOf(id, format)}`,
      })),
    };
  });
  return { templates: templates.filter((template) => template.subscription_ids.length > 0) };
}
