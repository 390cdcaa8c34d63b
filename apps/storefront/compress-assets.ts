import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Built files are compressed once, as small as it gets, instead of at every request. */
const folder = join(import.meta.dirname, "build/client/assets");
const compressible = /\.(js|css|svg)$/;

for (const name of await readdir(folder)) {
  if (!compressible.test(name)) continue;
  const bytes = await readFile(join(folder, name));
  await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes));
  await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
}
