import { readRelease } from "../api/read-release.ts";

let isOut = false;

/**
 * What the server says its pages are built from. If this page is of another build, the next link loads a document: the
 * person gets the new release without a reload that would take away what they typed.
 */
export function noteRelease(served: string | undefined): void {
  const own = readRelease();
  isOut = served !== undefined && own !== "unknown" && served !== own;
}

export function isNewerReleaseOut(): boolean {
  return isOut;
}
