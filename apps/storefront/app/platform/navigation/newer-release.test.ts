import { afterEach, expect, it, vi } from "vitest";
import { isNewerReleaseOut, noteRelease } from "./newer-release.ts";

afterEach(() => vi.unstubAllGlobals());

it("[API-05] another build than that of the page is a newer release, until the server has the page's own again", () => {
  vi.stubGlobal("__reactRouterManifest", { version: "one" });
  for (const [served, expected] of [
    ["one", false],
    ["two", true],
    // A roll-back, or no response.
    ["one", false],
    [undefined, false],
  ] as const) {
    noteRelease(served);
    expect(isNewerReleaseOut(), served).toBe(expected);
  }
});

it("[API-05] a page that does not know its build is never outdated", () => {
  noteRelease("two");
  expect(isNewerReleaseOut()).toBe(false);
});
