import type { Installer } from "../../calls/ask-downloads.ts";

/** A phone that runs neither gets them as they are. */
export function ownSystemFirst(installers: readonly Installer[], userAgent: string): Installer[] {
  const own = userAgent.includes("Windows") ? "windows" : "mac";
  return installers.toSorted((a, b) => Number(b.system === own) - Number(a.system === own));
}
