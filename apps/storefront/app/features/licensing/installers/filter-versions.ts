import type { LegacyVersionView } from "@autotune/contract";
import type { SystemChoice } from "./use-system.ts";

/** Matches where every word is in the product's name or the version, with a file for the system. */
export function filterVersions(
  versions: readonly LegacyVersionView[],
  { query, system }: { readonly query: string; readonly system: SystemChoice },
): LegacyVersionView[] {
  const words = fold(query).split(" ").filter(Boolean);
  return versions.filter(({ product, version, installers }) => {
    const text = fold(`${product.name} ${version}`);
    const runs = system === "both" || installers.some((installer) => installer.system === system);
    return runs && words.every((word) => text.includes(word));
  });
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
