import { redirectToCanonical } from "@autotune/routes";
import { ApiError } from "../http/errors.ts";

/** Where a request should be redirected, with its query; undefined where its URL is canonical. */
export function canonicalPath(url: string): string | undefined {
  // A request line may also hold an absolute URL, of any host: that is for proxies, not for us.
  if (!url.startsWith("/")) throw new ApiError("invalidRequest");
  const question = url.indexOf("?");
  const path = question === -1 ? url : url.slice(0, question);
  if (path.endsWith(".data")) return undefined;
  const straight = withoutDotSegments(path);
  const canonical = redirectToCanonical(straight) ?? (straight === path ? undefined : straight);
  return canonical === undefined ? undefined : canonical + url.slice(path.length);
}

/** What browsers and caches make of `.` and `..`; unresolved, every page would have any number of URLs. */
function withoutDotSegments(path: string): string {
  if (!/(?:^|\/)(?:\.|%2e)/i.test(path)) return path;
  const { pathname } = new URL(`http://host.invalid${path}`);
  // Two slashes at the beginning would make the rest of it another host.
  return pathname.replace(/^\/{2,}/, "/");
}
