import type { System } from "@autotune/contract";

const phones = /iPhone|iPad|Android/;

/** Our software runs on none of them. */
export function isPhone(userAgent: string): boolean {
  return phones.test(userAgent);
}

/** Which of the systems that we make installers for a browser runs on; undefined for a phone, or another one. */
export function detectSystem(userAgent: string): System | undefined {
  if (isPhone(userAgent)) return undefined;
  if (userAgent.includes("Windows")) return "windows";
  return userAgent.includes("Macintosh") ? "mac" : undefined;
}
