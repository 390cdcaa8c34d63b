import { findIncludedTemplates } from "@autotune/commerce";
import { ErrorBody, RecordingTemplateParams, RecordingTemplatesResponse } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { attachmentNamed } from "../../../platform/http/content-disposition.ts";
import { readCurrentPlans } from "./repository.ts";
import { findTemplateFile } from "./template-files.ts";
import { viewTemplates } from "./view-templates.ts";

const tags = ["downloads"];

/** Sessions to record into, for people whose plan includes every plug-in in them. */
export async function recordingTemplateRoutes(app: App): Promise<void> {
  app.get(
    "/laravel/rest/recording-templates",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The recording templates that come with the signed-in user's plans",
        tags,
        response: { 200: RecordingTemplatesResponse, 401: ErrorBody },
      },
    },
    async (request) => viewTemplates(await readCurrentPlans(app.database, request.account.id)),
  );

  app.route({
    method: ["GET", "HEAD"],
    url: "/laravel/recording-templates/:fileName",
    preHandler: app.requireAccount,
    schema: {
      summary: "Download a recording template",
      tags,
      params: RecordingTemplateParams,
      response: {
        200: Type.Unknown(),
        400: ErrorBody,
        401: ErrorBody,
        403: ErrorBody,
        404: ErrorBody,
      },
    },
    async handler(request, reply) {
      const { fileName } = request.params;
      const file = findTemplateFile(fileName);
      if (file === undefined) throw new ApiError("notFound");
      const plans = await readCurrentPlans(app.database, request.account.id);
      const isEntitled = plans.some(({ products }) =>
        findIncludedTemplates(new Set(products)).includes(file.id),
      );
      if (!isEntitled) throw new ApiError("planRequired");
      return reply
        .headers({
          "content-type": "application/octet-stream",
          "content-disposition": attachmentNamed(fileName),
        })
        .send(file.write());
    },
  });
}
