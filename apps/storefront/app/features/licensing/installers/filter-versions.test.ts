import type { LegacyVersionView } from "@autotune/contract";
import { expect, it } from "vitest";
import { filterVersions } from "./filter-versions.ts";

function version(name: string, number: string, systems: ("mac" | "windows")[]): LegacyVersionView {
  return {
    product: { path: name, pid: name, name },
    version: number,
    releasedOn: "2021-06-15",
    notes: "",
    isLegacy: true,
    installers: systems.map((system) => ({ system, fileName: "", size: 1, sha256: "", href: "" })),
  };
}

const versions = [
  version("AutoTune Pro X", "9.3.5", ["mac", "windows"]),
  version("Mic Mod", "9.3.5", ["windows"]),
  version("Avox Duo", "4.0.1", ["mac"]),
];

it.each([
  ["", "both", ["AutoTune Pro X", "Mic Mod", "Avox Duo"]],
  ["  pro   AUTOTUNE ", "both", ["AutoTune Pro X"]],
  ["9.3", "both", ["AutoTune Pro X", "Mic Mod"]],
  ["9.3", "mac", ["AutoTune Pro X"]],
  ["", "windows", ["AutoTune Pro X", "Mic Mod"]],
  ["ＭＩＣ", "both", ["Mic Mod"]],
  ["nothing", "both", []],
] as const)("“%s” for %s", (query, system, names) => {
  expect(filterVersions(versions, { query, system }).map(({ product }) => product.name)).toEqual(
    names,
  );
});
