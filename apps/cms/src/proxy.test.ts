import {
  unstable_doesMiddlewareMatch as doesProxyMatch,
  unstable_getResponseFromNextConfig as responseFromNextConfig,
} from "next/experimental/testing/server.js";
import { expect, test } from "vitest";
import nextConfig from "../next.config.ts";
import { config, proxy } from "./proxy.ts";

test.each(["/admin", "/admin/collections/pages/1"])("%s has the admin's policy", (url) => {
  expect(doesProxyMatch({ config, nextConfig, url })).toBe(true);
  expect(proxy().headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
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
