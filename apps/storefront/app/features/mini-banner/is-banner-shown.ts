import type { MiniBanner } from "@autotune/contract";
import { findRoute, type RouteName } from "@autotune/routes";

interface Place {
  /** Undefined where not even the route is known: the page could not be shown. */
  readonly route: RouteName | undefined;
  /** The whole path, with its language, without query and hash. */
  readonly pathname: string;
}

/** Whether an editor wants the band there. A block wins over a permission, and what the route blocks is never asked. */
export function isBannerShown(
  { meta }: Pick<MiniBanner, "meta">,
  { route, pathname }: Place,
): boolean {
  if (route === undefined || findRoute(route).blockMiniBanner === true) return false;
  const { mini_banner_allowlist: allowed, mini_banner_blocklist: blocked } = meta;
  const matches = ({ type, value }: (typeof allowed)[number]) =>
    type === "routename" ? value === route : sameAddress(value, pathname);
  if (allowed.length > 0 && !allowed.some(matches)) return false;
  return !blocked.some(matches);
}

/** A slash at the end, and how letters outside of ASCII are written, make no other address. */
function sameAddress(one: string, other: string): boolean {
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
