import {
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as responseFromNextConfig,
} from "next/experimental/testing/server.js";
import { NextRequest } from "next/server.js";
import { expect, test } from "vitest";
import nextConfig from "../next.config.ts";
import { config, proxy } from "./proxy.ts";

test.each(["/admin", "/admin/collections/pages/1"])("%s has the admin's policy", (url) => {
  expect(doesProxyMatch({ config, nextConfig, url })).toBe(true);
  const policy = () =>
    proxy(new NextRequest(`http://cms.localhost:3001${url}`)).headers.get(
      "content-security-policy",
    ) ?? "";
  expect(policy()).toContain("frame-ancestors 'none'");
  const [, scripts = ""] = /script-src ([^;]+)/.exec(policy()) ?? [];
  expect(scripts).toMatch(/^'nonce-[\w+/=]{24}' 'strict-dynamic'$/);
  expect(policy()).not.toContain(scripts);
});

test.each(["/api/installers", "/api/pictures/file/a.png"])(
  "%s passes uploads whole, and its responses have no permissions",
  async (url) => {
    expect(doesProxyMatch({ config, nextConfig, url })).toBe(false);
    const { headers } = await responseFromNextConfig({ url, nextConfig });
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each(["/admin", "/api/users/login"])(
  "%s is reached over HTTPS only from then on",
  async (url) => {
    const { headers } = await responseFromNextConfig({ url, nextConfig });
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
  },
);
