import { ErrorBody, LicenceResponse, LicenceParams, LicenceQuery } from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import type { InstallerLinks } from "../downloads/installer-links.ts";
import { readNewestInstallers } from "../downloads/newest-installers.ts";
import { findLicence } from "./repository.ts";
import { viewLicence } from "./view-licence.ts";

export async function licenceRoutes(app: App, { links }: { links: InstallerLinks }): Promise<void> {
  app.get(
    "/laravel/rest/licences/:serial",
    {
      preHandler: app.requireAccount,
      schema: {
        summary:
          "One of your licenses: its serial number, authentication code, computers and transfer",
        tags: ["licences"],
        params: LicenceParams,
        querystring: LicenceQuery,
        response: { 200: LicenceResponse, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request) => {
      const found = await findLicence(app.database, {
        serial: request.params.serial,
        accountId: request.account.id,
        language: request.query.lang ?? defaultLanguage,
      });
      if (found === undefined) throw new ApiError("notFound");
      const installers = await readNewestInstallers(app.database, [found.pid], links);
      return viewLicence(found, new Date(), installers.get(found.pid));
    },
  );
}
