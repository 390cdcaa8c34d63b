import {
  DataBody,
  ErrorBody,
  NewsOfSummaryResponse,
  summaryRequestValidator,
} from "@autotune/contract";
import { defaultLanguage } from "@autotune/routes";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { readData } from "../../../platform/http/read-data.ts";
import { leaveOutKnown } from "./leave-out-known.ts";
import { createSummaryReader } from "./summary-reader.ts";

export async function summaryRoutes(app: App): Promise<void> {
  const readSummary = createSummaryReader(app.database);

  app.post(
    "/laravel/rest/products/summary",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "A summary of what the account owns, minus what the browser already has",
        tags: ["account"],
        body: DataBody,
        response: { 200: NewsOfSummaryResponse, 400: ErrorBody, 401: ErrorBody },
      },
    },
    async (request) => {
      const data = readData(request.body.data);
      if (!data.ok || !summaryRequestValidator.Check(data.value))
        throw new ApiError("invalidRequest");
      const { language = defaultLanguage } = data.value;
      return leaveOutKnown(await readSummary(request.account, language), data.value);
    },
  );
}
