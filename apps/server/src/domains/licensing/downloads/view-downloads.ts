import { systems, type DownloadsResponse } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import type { InstallerRow } from "./repository.ts";

type Product = DownloadsResponse["products"][number];
type Version = Product["versions"][number];

/** Installers by product and version: products by name, versions from the newest on. */
export function viewDownloads(
  rows: readonly InstallerRow[],
  language: Language,
): DownloadsResponse {
  const products = [...Map.groupBy(rows, ({ pid }) => pid).values()].flatMap((ofProduct) => {
    const [first] = ofProduct;
    if (first === undefined) return [];
    const { pid, path, name } = first;
    return [{ pid, path, name, versions: viewVersions(ofProduct) }];
  });
  const byName = new Intl.Collator(language, { numeric: true });
  return { products: products.toSorted((one, other) => byName.compare(one.name, other.name)) };
}

function viewVersions(rows: readonly InstallerRow[]): Version[] {
  return [...Map.groupBy(rows, ({ version }) => version)]
    .map(([version, ofVersion]) => viewVersion(version, ofVersion))
    .toSorted((one, other) => (one.released_at < other.released_at ? 1 : -1));
}

function viewVersion(version: string, rows: readonly InstallerRow[]): Version {
  const sorted = rows.toSorted(
    (one, other) => systems.indexOf(one.system) - systems.indexOf(other.system),
  );
  const released = Math.max(...rows.map(({ releasedAt }) => releasedAt.getTime()));
  return {
    version,
    released_at: new Date(released).toISOString(),
    notes: sorted[0]?.notes ?? "",
    is_legacy: rows.every(({ isLegacy }) => isLegacy),
    installers: sorted.map(({ id, system, fileName, size, sha256 }) => ({
      id,
      system,
      file_name: fileName,
      size,
      sha256,
      url: `/laravel/downloads/${id}/${encodeURIComponent(fileName)}`,
    })),
  };
}
