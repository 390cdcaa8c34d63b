import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { foldersOf, hashInputs, sharedInputs } from "@autotune/scripts/caching";
import { root, runToEnd } from "@autotune/scripts/stack";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { edits } from "./made-up-change.ts";

const cacheFolder = join(root, ".cache/releases");
const packages = foldersOf("@autotune/server");
const storefront = "apps/storefront";

/** A release beside that of the repository: a copy of it with the made-up change, built once for each state of both. */
export async function copyRelease(): Promise<string> {
  const folder = join(
    cacheFolder,
    await hashInputs({
      paths: [...packages, ...sharedInputs],
      salt: JSON.stringify(edits),
      withoutTests: true,
    }),
  );
  const isThere = await readdir(folder).catch(() => undefined);
  if (isThere !== undefined) return folder;
  await rm(cacheFolder, { recursive: true, force: true });
  // Only a complete one gets its name.
  const unfinished = `${folder}-unfinished`;
  await mkdir(unfinished, { recursive: true });
  await symlink(join(root, "node_modules"), join(unfinished, "node_modules"));
  for (const path of [...packages, ...sharedInputs])
    await cp(join(root, path), join(unfinished, path), {
      recursive: true,
      // Those of a package name other packages, by paths from here: then they are the copy's own.
      verbatimSymlinks: true,
      filter: (source) => source !== join(root, storefront, "build"),
    });
  await edit(unfinished);
  await build(unfinished);
  await rename(unfinished, folder);
  return folder;
}

async function edit(release: string): Promise<void> {
  for (const { file, before, after } of edits) {
    const path = join(release, file);
    const text = await readFile(path, "utf8");
    if (text.split(before).length !== 2) throw new Error(`${file} has not one ${before}`);
    await writeFile(
      path,
      text.replace(before, () => after),
    );
  }
}

const Manifest = Compile(Type.Object({ scripts: Type.Object({ build: Type.String() }) }));

/** Of all packages, only the storefront's build is changed. */
async function build(release: string): Promise<void> {
  const cwd = join(release, storefront);
  const manifest: unknown = JSON.parse(await readFile(join(cwd, "package.json"), "utf8"));
  const binaries = [join(cwd, "node_modules/.bin"), join(release, "node_modules/.bin")];
  await runToEnd({
    name: "build-next-release",
    command: "sh",
    args: ["-c", Manifest.Parse(manifest).scripts.build],
    cwd,
    environment: { PATH: [...binaries, process.env["PATH"]].join(delimiter) },
  });
}
