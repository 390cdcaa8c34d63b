import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metricsToken, settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";

let app: App;
beforeEach(async () => {
  app = await createApp({ settings, name: "web" });
});
afterEach(() => app.close());

describe("metrics", () => {
  it("counts requests by route, not by URL", async () => {
    app.get("/things/:id", async () => "thing");
    await app.inject("/things/1");
    await app.inject("/things/2");
    const response = await app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${metricsToken}` },
    });
    expect(response.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/things/:id",status="200"} 2',
    );
  });

  it.each([undefined, "Bearer wrong", `Bearer ${metricsToken}x`])(
    "responds 404 to a request with %s",
    async (authorization) => {
      const headers = authorization === undefined ? {} : { authorization };
      expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
    },
  );
});
