import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../stack/processes.ts";
import { manifests } from "./manifests.ts";
import { writeManifests } from "./write-manifests.ts";

// `pnpm kubernetes`: writes deploy/kubernetes/.
for (const [file, objects] of Object.entries(manifests)) {
  for (const one of objects) one.validate();
  await writeFile(join(root, "deploy/kubernetes", file), writeManifests(objects));
}
