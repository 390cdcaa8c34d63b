import { hash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rangesOf } from "./country-of-ip.ts";
import { edgeCountries } from "./edge-countries.ts";

const madeFromFile = "made-from";
const sources = [
  fileURLToPath(import.meta.resolve("@ip-location-db/geo-whois-asn-country/package.json")),
  ...["country-of-ip.ts", "edge-countries.ts", "is-crawler.ts", "ip-ranges.ts"].map((file) =>
    join(import.meta.dirname, file),
  ),
];

/** Writes the files for nginx into a folder, if they are not there already; several processes may do so at once. */
export async function writeEdgeCountries(folder: string): Promise<void> {
  const texts = await Promise.all(sources.map((source) => readFile(source, "utf8")));
  const madeFrom = hash("sha256", texts.join("\n"), "hex");
  const present = await readFile(join(folder, madeFromFile), "utf8").catch(() => "");
  if (present === madeFrom) return;
  const files = edgeCountries({ ipv4: await rangesOf("ipv4"), ipv6: await rangesOf("ipv6") });
  const unfinished = `${folder}-${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  for (const [name, text] of Object.entries({ ...files, [madeFromFile]: madeFrom }))
    await writeFile(join(unfinished, name), text);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder).catch(async (error: unknown) => {
    // Another process was sooner.
    await rm(unfinished, { recursive: true, force: true });
    if ((await readFile(join(folder, madeFromFile), "utf8").catch(() => "")) !== madeFrom)
      throw error;
  });
}

const [folder] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename) {
  if (folder === undefined) throw new Error("Usage: write-edge-countries.ts <folder>");
  await writeEdgeCountries(folder);
}
