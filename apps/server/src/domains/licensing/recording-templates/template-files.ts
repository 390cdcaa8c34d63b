import {
  recordingTemplateIds,
  recordingTemplates,
  type RecordingTemplate,
  type RecordingTemplateId,
} from "@autotune/commerce";
import { templateFormats, type TemplateFormat } from "@autotune/contract";
import { writeDawproject } from "./write-dawproject.ts";
import { writeReaperProject } from "./write-reaper-project.ts";

interface Format {
  readonly extension: string;
  readonly write: (template: RecordingTemplate) => Buffer;
}

const formats: Readonly<Record<TemplateFormat, Format>> = {
  dawproject: { extension: "dawproject", write: writeDawproject },
  reaper: { extension: "RPP", write: writeReaperProject },
};

export function fileNameOf(id: RecordingTemplateId, format: TemplateFormat): string {
  return `${id}.${formats[format].extension}`;
}

interface TemplateFile {
  readonly id: RecordingTemplateId;
  readonly write: () => Buffer;
}

export function findTemplateFile(fileName: string): TemplateFile | undefined {
  for (const id of recordingTemplateIds)
    for (const format of templateFormats)
      if (fileNameOf(id, format) === fileName)
        return { id, write: () => formats[format].write(recordingTemplates[id]) };
  return undefined;
}
