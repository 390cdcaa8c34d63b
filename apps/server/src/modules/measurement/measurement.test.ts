import { afterEach, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../../app.ts";
import { rateLimits } from "../../plugins/rate-limits.ts";
import { measurementRoutes } from "./routes.ts";

let app: App;
afterEach(() => app.close());

async function ask(addresses: Partial<Parameters<typeof measurementRoutes>[1]>) {
  app = await createApp({ settings, name: "web", trustedProxies: settings.TRUSTED_PROXIES });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(measurementRoutes, {
    tagManagerUrl: undefined,
    affiliateScriptUrl: undefined,
    ...addresses,
  });
  const answer = await app.inject("/laravel/rest/measurement");
  expect(answer.statusCode).toBe(200);
  return answer.json<unknown>();
}

it("[CONS-02] names nobody where nothing is set", async () => {
  expect(await ask({})).toEqual({});
});

it("names exactly what is set", async () => {
  const tagManagerUrl = "https://tags.test/gtm.js?id=1";
  expect(await ask({ tagManagerUrl })).toEqual({ tagManagerUrl });
});
