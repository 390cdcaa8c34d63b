import type { EdgeCache } from "./edge-headers.ts";
import { purgeCloudflare } from "./adapters/cloudflare.ts";
import { purgeFastly } from "./adapters/fastly.ts";
import { purgeVarnish } from "./adapters/varnish.ts";

export interface PurgeAccess {
  /** Where the cache takes purges: one URL, or for Varnish those of all of them. */
  readonly urls: readonly string[];
  readonly token: string;
}

/**
 * Marks every page with one of the tags as out of date, so that the next request for it reaches a web process. May be
 * called twice. Throws if the cache did not accept it.
 */
export type PurgeTags = (tags: readonly string[]) => Promise<void>;

const adapters: Readonly<Record<EdgeCache, (access: PurgeAccess) => PurgeTags>> = {
  varnish: purgeVarnish,
  fastly: purgeFastly,
  cloudflare: purgeCloudflare,
};

interface PurgeSettings {
  readonly EDGE_PURGE?: EdgeCache | undefined;
  readonly EDGE_PURGE_URL?: string | undefined;
  readonly EDGE_PURGE_TOKEN?: string | undefined;
}

/** Undefined where no cache is told. */
export function purgePort(settings: PurgeSettings): PurgeTags | undefined {
  const { EDGE_PURGE: cache, EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token } = settings;
  if (cache === undefined) return undefined;
  // Pages live there for a day: one that cannot be told would show old prices.
  if (url === undefined || token === undefined)
    throw new Error("EDGE_PURGE needs EDGE_PURGE_URL and EDGE_PURGE_TOKEN");
  return adapters[cache]({ urls: url.split(","), token });
}
