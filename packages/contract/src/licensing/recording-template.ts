import { recordingTemplateIds } from "@autotune/commerce";
import Type from "typebox";

/** The file formats of a template. */
export const templateFormats = ["dawproject", "reaper"] as const;
export type TemplateFormat = (typeof templateFormats)[number];

/** GET /laravel/rest/recording-templates */
export const RecordingTemplatesResponse = Type.Object({
  templates: Type.Array(
    Type.Object({
      id: Type.Enum([...recordingTemplateIds]),
      /** The person's plans that include all of its plug-ins. */
      subscription_ids: Type.Array(Type.Integer()),
      tempo: Type.Number(),
      /** As they are called in the file, from top to bottom. */
      tracks: Type.Array(Type.String()),
      /** By name, each once, in the order of the tracks. */
      plug_ins: Type.Array(Type.String()),
      files: Type.Array(
        Type.Object({
          format: Type.Enum([...templateFormats]),
          /** Where it is fetched, on this site. */
          url: Type.String(),
        }),
      ),
    }),
  ),
});
export type RecordingTemplatesResponse = Type.Static<typeof RecordingTemplatesResponse>;

/** GET /laravel/recording-templates/{fileName} */
export const RecordingTemplateParams = Type.Object({
  fileName: Type.String({ maxLength: 100 }),
});
