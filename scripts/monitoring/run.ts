import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { monitoringFiles } from "./monitoring-files.ts";

/** `pnpm monitoring`: writes the rules of the promises and the dashboards. */
for (const [file, text] of monitoringFiles())
  await writeFile(join(import.meta.dirname, "../..", file), text);
