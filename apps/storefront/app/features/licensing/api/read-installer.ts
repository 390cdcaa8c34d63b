import type { InstallerResponse } from "@autotune/contract";
import { systems } from "@autotune/contract/systems";
import { isRecord } from "../../../platform/api/is-record.ts";

type InstallerFile = InstallerResponse["files"][number];

/** Null where there is none, or an older release of the server leaves it out. */
export function readInstaller(value: unknown): InstallerResponse | null {
  if (!isRecord(value) || typeof value["version"] !== "string") return null;
  const { version, files } = value;
  const read = Array.isArray(files) ? files.flatMap((file) => readFile(file) ?? []) : [];
  return read.length === 0 ? null : { version, files: read };
}

function readFile(value: unknown): InstallerFile | undefined {
  if (!isRecord(value)) return undefined;
  const { url, size, sha256 } = value;
  const system = systems.find((candidate) => candidate === value["system"]);
  // Any other address, such as javascript:, would run in the shop's origin.
  const isOurs = typeof url === "string" && url.startsWith("/laravel/downloads/");
  if (!isOurs || system === undefined) return undefined;
  if (typeof size !== "number" || typeof sha256 !== "string") return undefined;
  return { system, url, size, sha256 };
}
