/** A download page with the products that can be installed from it. */
export interface InstallPage {
  readonly slug: string;
  /** By pid: the product's path, which is its anchor on the page. */
  readonly paths: ReadonlyMap<string, string>;
}

export interface DownloadPlace {
  readonly slug: string;
  /** The one product among several on the page; null where the page as a whole is meant. */
  readonly product: string | null;
  /** Whose installers it has. */
  readonly pids: readonly string[];
}

/**
 * Where the installers of some products are: on the page that has all of them and the least else, or on one for each
 * where they are separate. Among equal pages the first is taken. What cannot be installed is left out.
 */
export function chooseDownloadPages(
  pids: readonly string[],
  pages: readonly InstallPage[],
): DownloadPlace[] {
  const wanted = [...new Set(pids)].filter((pid) => pages.some(({ paths }) => paths.has(pid)));
  if (wanted.length === 0) return [];
  const together = placeOf(wanted, pages);
  if (together !== undefined) return [together];
  return [...Map.groupBy(wanted, (pid) => smallestWith([pid], pages)?.slug).values()].flatMap(
    (onOnePage) => placeOf(onOnePage, pages) ?? [],
  );
}

function placeOf(
  pids: readonly string[],
  pages: readonly InstallPage[],
): DownloadPlace | undefined {
  const page = smallestWith(pids, pages);
  if (page === undefined) return undefined;
  const [only, ...others] = pids;
  const isOneOfSeveral = only !== undefined && others.length === 0 && page.paths.size > 1;
  return {
    slug: page.slug,
    product: isOneOfSeveral ? (page.paths.get(only) ?? null) : null,
    pids,
  };
}

function smallestWith(
  pids: readonly string[],
  pages: readonly InstallPage[],
): InstallPage | undefined {
  return pages
    .filter(({ paths }) => pids.every((pid) => paths.has(pid)))
    .toSorted((one, other) => one.paths.size - other.paths.size)[0];
}
