import type { MiniBanner } from "@autotune/contract";
import { findRoute, type RouteName } from "@autotune/routes";

interface Place {
  /** Undefined on an error page, where the route is unknown. */
  readonly route: RouteName | undefined;
  /** The whole path, with its language, without query and hash. */
  readonly pathname: string;
}

/** Whether an editor wants the banner there. A block wins over an allow, and a route that blocks it always wins. */
export function isBannerOnPage(
  { meta }: Pick<MiniBanner, "meta">,
  { route, pathname }: Place,
): boolean {
  if (route === undefined || findRoute(route).blockMiniBanner === true) return false;
  const { mini_banner_allowlist: allowed, mini_banner_blocklist: blocked } = meta;
  const matches = ({ type, value }: (typeof allowed)[number]) =>
    type === "routename" ? value === route : samePath(value, pathname);
  if (allowed.length > 0 && !allowed.some(matches)) return false;
  return !blocked.some(matches);
}

/** A trailing slash and the encoding of non-ASCII characters make no difference. */
function samePath(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(path: string): string {
  return readable(path).replace(/(?<=.)\/$/, "");
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
