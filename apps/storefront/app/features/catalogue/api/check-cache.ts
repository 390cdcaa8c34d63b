import { callShop } from "../../../platform/api/call-shop.ts";

export interface CacheVersions {
  /** Of the catalogue that the shop sells from. */
  readonly catalogue: string | undefined;
  /** Of the build that the server's pages come from. */
  readonly release: string | undefined;
}

/** What the server has now, to compare with what this page has; nothing without a response. */
export async function checkCache(): Promise<CacheVersions> {
  let versions: CacheVersions = { catalogue: undefined, release: undefined };
  await callShop({
    method: "GET",
    path: "/wp-json/antares/v1/check-cache",
    readHeaders: (headers) => {
      versions = {
        catalogue: headers.get("x-wp-fsversion") ?? undefined,
        release: headers.get("x-wp-jscachekey") ?? undefined,
      };
    },
  });
  return versions;
}
