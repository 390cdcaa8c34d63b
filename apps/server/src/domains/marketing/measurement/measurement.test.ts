import { afterEach, expect, it } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { rateLimits } from "../../../platform/http/rate-limits.ts";
import { measurementRoutes } from "./routes.ts";

let app: App;
afterEach(() => app.close());

async function fetchMeasurement(urls: Partial<Parameters<typeof measurementRoutes>[1]>) {
  app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(measurementRoutes, {
    tagManagerUrl: undefined,
    affiliateScriptUrl: undefined,
    ...urls,
  });
  const response = await app.inject("/laravel/rest/measurement");
  expect(response.statusCode).toBe(200);
  return response.json<unknown>();
}

it("[CONS-02] names no third party where nothing is configured", async () => {
  expect(await fetchMeasurement({})).toEqual({});
});

it("names exactly what is configured", async () => {
  const tagManagerUrl = "https://tags.test/gtm.js?id=1";
  expect(await fetchMeasurement({ tagManagerUrl })).toEqual({ tagManagerUrl });
});
