import type { InstallerBody } from "@autotune/contract";
import { expect, it } from "vitest";
import { groupVersions } from "./group-versions.ts";

function installer(key: string, own: Partial<InstallerBody>) {
  const body: InstallerBody = {
    product: "pro",
    version: "11.2.0",
    system: "mac",
    fileName: "pro 11.zip",
    size: 10,
    sha256: "0".repeat(64),
    isLegacy: false,
    releasedOn: "2026-09-15",
    notes: "",
    ...own,
  };
  return { key, body };
}

it("merges both systems into one version, with the notes of either and the later day", () => {
  expect(
    groupVersions([
      installer("7", { system: "windows", releasedOn: "2026-09-14", notes: "Faster" }),
      installer("8", {}),
    ]),
  ).toEqual([
    {
      version: "11.2.0",
      releasedOn: "2026-09-15",
      notes: "Faster",
      isLegacy: false,
      installers: [
        expect.objectContaining({ system: "mac", href: "/laravel/downloads/8/pro%2011.zip" }),
        expect.objectContaining({ system: "windows", href: "/laravel/downloads/7/pro%2011.zip" }),
      ],
    },
  ]);
});

it("has the newest first: by day, and on the same day by number", () => {
  const versions = groupVersions([
    installer("1", { version: "9.10.0", releasedOn: "2021-01-01" }),
    installer("2", { version: "11.2.0", releasedOn: "2026-01-01" }),
    installer("3", { version: "9.9.0", releasedOn: "2021-01-01" }),
    installer("4", { version: "9.9.1", releasedOn: "2022-01-01" }),
  ]);
  expect(versions.map(({ version }) => version)).toEqual(["11.2.0", "9.9.1", "9.10.0", "9.9.0"]);
});

it("is no longer maintained when none of its files is", () => {
  const legacy = { isLegacy: true };
  const [mixed] = groupVersions([installer("1", legacy), installer("2", { system: "windows" })]);
  expect([mixed?.isLegacy, groupVersions([installer("1", legacy)])[0]?.isLegacy]).toEqual([
    false,
    true,
  ]);
});
