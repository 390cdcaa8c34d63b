import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isBlocked } from "./is-blocked.ts";

const requests: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === "/gone" ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));

describe("the ad blocker probe", () => {
  it("[TRACK-02] sends a HEAD request, and accepts any response", async () => {
    expect(await isBlocked(`${url}/gtm.js`)).toBe(false);
    expect(await isBlocked(`${url}/gone`)).toBe(false);
    expect(requests).toEqual(["HEAD /gtm.js", "HEAD /gone"]);
  });

  it("detects a blocked request", async () => {
    expect(await isBlocked("http://127.0.0.1:1/gtm.js")).toBe(true);
  });

  it("is undefined while offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await isBlocked("http://127.0.0.1:1/gtm.js")).toBeUndefined();
  });
});
