import {
  DownloadHeaders,
  DownloadParams,
  DownloadQuery,
  DownloadsResponse,
  DownloadsQuery,
  ErrorBody,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { Storage } from "@autotune/storage";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { installerLinks } from "./installer-links.ts";
import { findInstaller, readInstallers } from "./repository.ts";
import { sendInstaller } from "./send-installer.ts";
import { viewDownloads } from "./view-downloads.ts";

const tags = ["downloads"];

/** Installers, for people entitled to what they install. */
export async function downloadRoutes(
  app: App,
  { storage, linkSecret }: { storage: Storage; linkSecret: string },
): Promise<void> {
  const links = installerLinks(linkSecret);

  app.get(
    "/laravel/rest/downloads",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Every version of the software the signed-in user can use",
        tags,
        querystring: DownloadsQuery,
        response: { 200: DownloadsResponse, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request) => {
      const language = request.query.lang ?? defaultLanguage;
      return viewDownloads(
        await readInstallers(app.database, request.account.id, language),
        language,
      );
    },
  );

  app.route({
    method: ["GET", "HEAD"],
    url: "/laravel/downloads/:installerId/:fileName",
    preHandler: app.recogniseAccount,
    schema: {
      summary: "Download an installer, in full or in ranges",
      tags,
      params: DownloadParams,
      querystring: DownloadQuery,
      headers: DownloadHeaders,
      response: {
        "2xx": Type.Unknown(),
        400: ErrorBody,
        401: ErrorBody,
        403: ErrorBody,
        404: ErrorBody,
        416: ErrorBody,
      },
    },
    async handler(request, reply) {
      const { installerId, fileName } = request.params;
      const isSigned = links.isSigned(installerId, request.query, new Date());
      const { signedIn } = request;
      if (!isSigned && signedIn === undefined) throw new ApiError("signInRequired");
      const installer = await findInstaller(app.database, installerId, signedIn?.id ?? null);
      if (installer?.fileName !== fileName) throw new ApiError("notFound");
      if (!isSigned && !installer.isEntitled) throw new ApiError("notEntitled");
      return sendInstaller(request, reply, { storage, installer });
    },
  });
}
