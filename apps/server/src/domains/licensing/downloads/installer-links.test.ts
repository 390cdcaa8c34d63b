import { expect, it } from "vitest";
import { installerLinks } from "./installer-links.ts";

const links = installerLinks("secret-of-a-test");
const now = new Date("2026-01-01T00:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

function shownIn(path: string) {
  const { searchParams } = new URL(path, "https://shop.test");
  return {
    until: Number(searchParams.get("until")),
    signature: searchParams.get("signature") ?? "",
  };
}

it("signs the path of one file for a month", () => {
  const path = links.pathOf({ id: 7, fileName: "Auto Tune.zip" }, now);
  expect(path).toMatch(/^\/laravel\/downloads\/7\/Auto%20Tune\.zip\?/);
  expect(links.isSigned(7, shownIn(path), later(29))).toBe(true);
  expect(links.isSigned(7, shownIn(path), later(31))).toBe(false);
});

it("accepts neither another file, a longer time, another secret nor nothing", () => {
  const shown = shownIn(links.pathOf({ id: 7, fileName: "a.zip" }, now));
  expect(links.isSigned(8, shown, now)).toBe(false);
  expect(links.isSigned(7, { ...shown, until: shown.until + 1 }, now)).toBe(false);
  expect(installerLinks("another").isSigned(7, shown, now)).toBe(false);
  expect(links.isSigned(7, {}, now)).toBe(false);
});
