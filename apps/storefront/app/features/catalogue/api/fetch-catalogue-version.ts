import { readRelease } from "../../../platform/api/read-release.ts";

/** The version of the catalogue that the shop sells from; undefined without a response. */
export async function fetchCatalogueVersion(): Promise<string | undefined> {
  try {
    const response = await fetch("/wp-json/antares/v1/check-cache", {
      headers: { "x-js-cachekey": readRelease() },
    });
    return (response.ok ? response.headers.get("x-wp-fsversion") : null) ?? undefined;
  } catch {
    return undefined;
  }
}
