import { ErrorBody, MeasurementResponse } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";

const limit = { name: "measurement", requests: 120, perSeconds: 60 };

interface MeasurementUrls {
  readonly tagManagerUrl: string | undefined;
  readonly affiliateScriptUrl: string | undefined;
}

/** The hosts of third-party scripts. A page requests them only after consent, so that no page names them before. */
export async function measurementRoutes(
  app: App,
  { tagManagerUrl, affiliateScriptUrl }: MeasurementUrls,
): Promise<void> {
  const response: MeasurementResponse = {
    ...(tagManagerUrl === undefined ? {} : { tagManagerUrl }),
    ...(affiliateScriptUrl === undefined ? {} : { affiliateScriptUrl }),
  };
  app.get(
    "/laravel/rest/measurement",
    {
      onRequest: app.limit(limit),
      schema: {
        summary: "Third-party scripts for a visitor who agreed to them",
        tags: ["consent"],
        response: { 200: MeasurementResponse, 429: ErrorBody },
      },
    },
    () => response,
  );
}
