import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isBlocked } from "./is-blocked.ts";

const asked: string[] = [];
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(request.url === "/gone" ? 404 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));

describe("the probe for what blocks", () => {
  it("[TRACK-02] asks for the head alone, and any answer will do", async () => {
    expect(await isBlocked(`${url}/gtm.js`)).toBe(false);
    expect(await isBlocked(`${url}/gone`)).toBe(false);
    expect(asked).toEqual(["HEAD /gtm.js", "HEAD /gone"]);
  });

  it("finds out that nothing comes through", async () => {
    expect(await isBlocked("http://127.0.0.1:1/gtm.js")).toBe(true);
  });

  it("says nothing where the network is gone", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(await isBlocked("http://127.0.0.1:1/gtm.js")).toBeUndefined();
  });
});
