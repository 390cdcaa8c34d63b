import { redirectToCanonical } from "@autotune/routes";
import { Refusal } from "../errors.ts";

/** Where a request's address should lead instead, with its query; undefined where it is right as it is. */
export function canonicalAddress(url: string): string | undefined {
  // A request may also name a whole address, and then of any host: that is for proxies, not for us.
  if (!url.startsWith("/")) throw new Refusal("invalidRequest");
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  if (path.endsWith(".data")) return undefined;
  const straight = withoutDotSegments(path);
  const canonical = redirectToCanonical(straight) ?? (straight === path ? undefined : straight);
  return canonical === undefined ? undefined : canonical + url.slice(path.length);
}

/** What browsers and caches make of `.` and `..`; left in, every page would have any number of names. */
function withoutDotSegments(path: string): string {
  if (!/(?:^|\/)(?:\.|%2e)/i.test(path)) return path;
  const { pathname } = new URL(`http://host.invalid${path}`);
  return pathname;
}
