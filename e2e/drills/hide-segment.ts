import { readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { BackedUpPostgres } from "./backed-up-postgres.ts";

/** Takes a WAL segment out of the repository and of what the receiver has; returns how it is given back. */
export async function hideSegment(
  { repository, walFolder }: BackedUpPostgres,
  name: string,
): Promise<() => Promise<void>> {
  const archive = join(repository, "archive");
  const archived = await readdir(archive, { recursive: true });
  const files = [
    join(walFolder, name),
    ...archived.filter((file) => file.includes(`/${name}-`)).map((file) => join(archive, file)),
  ];
  if (files.length !== 2) throw new Error(`${name} is not in both places`);
  const away = (file: string) => join(walFolder, "..", `hidden-${files.indexOf(file)}`);
  for (const file of files) await rename(file, away(file));
  return async () => {
    for (const file of files) await rename(away(file), file);
  };
}
