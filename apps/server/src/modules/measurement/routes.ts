import { ErrorBody, MeasurementAnswer } from "@autotune/contract";
import type { App } from "../../app.ts";

const limit = { name: "measurement", requests: 120, perSeconds: 60 };

interface MeasurementAddresses {
  readonly tagManagerUrl: string | undefined;
  readonly affiliateScriptUrl: string | undefined;
}

/** Where scripts of others are. A page asks only after somebody agreed, so that no page names them before. */
export async function measurementRoutes(
  app: App,
  { tagManagerUrl, affiliateScriptUrl }: MeasurementAddresses,
): Promise<void> {
  const answer: MeasurementAnswer = {
    ...(tagManagerUrl === undefined ? {} : { tagManagerUrl }),
    ...(affiliateScriptUrl === undefined ? {} : { affiliateScriptUrl }),
  };
  app.get(
    "/laravel/rest/measurement",
    {
      onRequest: app.limit(limit),
      schema: {
        summary: "Scripts of others for somebody who agreed to them",
        tags: ["consent"],
        response: { 200: MeasurementAnswer, 429: ErrorBody },
      },
    },
    () => answer,
  );
}
