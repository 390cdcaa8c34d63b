import { stringify } from "yaml";
import type { Manifest } from "./manifests.ts";

const head = "# Written by `pnpm kubernetes` from scripts/kubernetes/: change it there.\n";

/** A file of them, as kubectl reads it. */
export function writeManifests(manifests: readonly Manifest[]): string {
  const documents = manifests.map((manifest) =>
    stringify(manifest.toJSON(), { aliasDuplicateObjects: false, lineWidth: 100 }),
  );
  return head + documents.join("---\n");
}
