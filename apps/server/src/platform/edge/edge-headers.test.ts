import { expect, it } from "vitest";
import { edgeHeaders, forOutdatedPage } from "./edge-headers.ts";

const tags = ["pages", "0a1b2c3d4e"];

it("names lifetime and tags as each cache reads them", () => {
  expect(edgeHeaders("varnish", { status: 200, tags })).toEqual({
    "surrogate-control": "max-age=86400, stale-if-error=86400",
    xkey: "pages 0a1b2c3d4e",
  });
  expect(edgeHeaders("fastly", { status: 200, tags })).toEqual({
    "surrogate-control": "max-age=86400, stale-if-error=86400",
    "surrogate-key": "pages 0a1b2c3d4e",
  });
  expect(edgeHeaders("cloudflare", { status: 200, tags })).toEqual({
    "cdn-cache-control": "max-age=86400, stale-if-error=86400",
    "cache-tag": "pages,0a1b2c3d4e",
  });
});

it("lets the edge keep a missing page for seconds, and nothing else", () => {
  expect(edgeHeaders("varnish", { status: 404, tags })["surrogate-control"]).toBe("max-age=10");
  expect(edgeHeaders("varnish", { status: 302, tags })).toEqual({});
});

it("lets the edge keep an outdated page for a second, and leaves the other headers", () => {
  const headers = ["etag", "surrogate-control", "surrogate-control", "max-age=86400", "xkey", "a"];
  expect(forOutdatedPage(headers)).toEqual([
    "etag",
    "surrogate-control",
    "surrogate-control",
    "max-age=1",
    "xkey",
    "a",
  ]);
});
