import type { System } from "@autotune/contract";

/** Which of the systems that we make installers for a browser runs on; undefined for a phone, or another one. */
export function detectSystem(userAgent: string): System | undefined {
  if (/iPhone|iPad|Android/.test(userAgent)) return undefined;
  if (userAgent.includes("Windows")) return "windows";
  return userAgent.includes("Macintosh") ? "mac" : undefined;
}
