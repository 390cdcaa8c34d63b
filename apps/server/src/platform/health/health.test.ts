import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";

let app: App;
beforeEach(async () => {
  app = await createApp({ settings, name: "web" });
});
afterEach(() => app.close());

describe("health", () => {
  it("is ready when every check passes", async () => {
    let loaded = false;
    app.addReadinessCheck("content", () => loaded);
    const before = await app.inject("/health/ready");
    expect(before.statusCode).toBe(503);
    expect(before.json()).toEqual({ status: "not ready", checks: { content: false } });
    loaded = true;
    expect((await app.inject("/health/ready")).statusCode).toBe(200);
  });

  it("is alive but no longer ready when it stops", async () => {
    app.stopTakingRequests();
    expect((await app.inject("/health/ready")).statusCode).toBe(503);
    expect((await app.inject("/health/live")).statusCode).toBe(200);
  });
});
