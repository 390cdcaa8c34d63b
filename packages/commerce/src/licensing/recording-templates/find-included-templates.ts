import { plugInsOf } from "./recording-template.ts";
import {
  recordingTemplateIds,
  recordingTemplates,
  type RecordingTemplateId,
} from "./recording-templates.ts";

/** The templates for which a plan that includes these products has every plug-in. */
export function findIncludedTemplates(products: ReadonlySet<string>): RecordingTemplateId[] {
  return recordingTemplateIds.filter((id) =>
    plugInsOf(recordingTemplates[id]).every((path) => products.has(path)),
  );
}
