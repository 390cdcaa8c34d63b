import { routeTable } from "@autotune/routes";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { metricsToken, settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { rateLimits } from "../http/rate-limits.ts";
import { vitalsRoutes } from "./vitals-routes.ts";

const origin = settings.PUBLIC_URL;
const measured = { route: "Home", device: "phone", lcp: 1200, inp: 80, ttfb: 90, cls: 0.01 };

let app: App;
beforeEach(async () => {
  app = await createApp({ settings, name: "web" });
  await app.register(rateLimits, { redisUrl: undefined });
  await app.register(vitalsRoutes, { origin });
});
afterEach(() => app.close());

async function tell(payload: object, headers: Record<string, string> = {}, remoteAddress = "::1") {
  const call = { method: "POST", url: "/vitals", payload, remoteAddress } as const;
  return (await app.inject({ ...call, headers: { origin, ...headers } })).statusCode;
}

async function vitals(): Promise<string[]> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await app.inject({ url: "/metrics", headers });
  return body.split("\n").filter((line) => line.startsWith("web_vitals"));
}

describe("a page's measurements", () => {
  it("[TRACK-02] are in the metrics by kind of page and of device", async () => {
    expect(await tell(measured)).toBe(204);
    const lines = await vitals();
    const labels = 'route="Home",device="phone"';
    expect(lines).toContain(`web_vitals_seconds_sum{metric="lcp",${labels}} 1.2`);
    expect(lines).toContain(`web_vitals_seconds_bucket{le="0.1",metric="inp",${labels}} 1`);
    expect(lines).toContain(`web_vitals_seconds_bucket{le="0.1",metric="ttfb",${labels}} 1`);
    expect(lines).toContain(`web_vitals_layout_shift_sum{${labels}} 0.01`);
  });

  it("[TRACK-02] have a bounded number of labels, whatever is sent", async () => {
    const devices = ["phone", "tablet", "desktop"];
    let callers = 0;
    for (const { name } of routeTable)
      for (const device of devices) {
        callers += 1;
        const from = `198.51.100.${callers % 250}`;
        expect(await tell({ ...measured, route: name, device }, {}, from)).toBe(204);
      }
    const before = await vitals();
    expect(before.length).toBeLessThan(routeTable.length * devices.length * 45);
    for (const forged of [
      { ...measured, route: "/setup?token=1" },
      { ...measured, route: "home" },
      { ...measured, device: "refrigerator" },
      { ...measured, metric: "other" },
    ])
      expect(await tell(forged)).toBe(400);
    expect(await vitals()).toEqual(before);
  });

  it.each([
    ["a negative time", { lcp: -1 }],
    ["a day", { lcp: 86_400_000 }],
    ["a text", { inp: "80" }],
    ["no number", { ttfb: null }],
    ["a shift that no page has", { cls: 11 }],
    ["somebody's name", { visitor: "ann" }],
  ])("are rejected with %s", async (_case, forged) => {
    expect(await tell({ ...measured, ...forged })).toBe(400);
    expect(await vitals()).not.toContainEqual(expect.stringContaining("_count"));
  });

  it("are rejected where they are empty, too large, or come from another site", async () => {
    expect(await tell({ route: "Home", device: "phone" })).toBe(400);
    expect(await tell({ ...measured, padding: "p".repeat(2000) })).toBe(413);
    expect(await tell(measured, { origin: "https://elsewhere.test" })).toBe(403);
    expect(await tell(measured, { "sec-fetch-site": "cross-site" })).toBe(403);
  });

  it("[TRACK-02] are not counted for visitors who opt out of tracking", async () => {
    expect(await tell(measured, { "sec-gpc": "1" })).toBe(204);
    expect(await vitals()).not.toContainEqual(expect.stringContaining("_count"));
  });

  it("are rate limited for one IP address", async () => {
    const statuses = [];
    for (let count = 0; count < 62; count++) statuses.push(await tell(measured));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});
