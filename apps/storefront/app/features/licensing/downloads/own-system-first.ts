import type { Installer } from "../api/fetch-downloads.ts";
import { detectSystem } from "../installers/detect-system.ts";

/** Other systems, such as a phone's, get them in the given order. */
export function ownSystemFirst(installers: readonly Installer[], userAgent: string): Installer[] {
  const own = detectSystem(userAgent);
  return installers.toSorted((a, b) => Number(b.system === own) - Number(a.system === own));
}
