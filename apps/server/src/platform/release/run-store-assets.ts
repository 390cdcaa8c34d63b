import { join } from "node:path";
import { readEnvironment, startOrExplain } from "@autotune/environment";
import { storageFromUrl } from "@autotune/storage";
import Type from "typebox";
import { builtRelease } from "./built-release.ts";
import { storeAssets } from "./store-assets.ts";
import { clientFolder } from "./storefront-build.ts";

const ReleaseEnvironment = Type.Object({
  STORAGE_URL: Type.String({
    pattern: "^(file|s3)://",
    description: "where the built files of the last releases are, the same as of the web processes",
  }),
});

// A step of every release, ahead of its first process.
await startOrExplain(async () => {
  const { STORAGE_URL } = readEnvironment(ReleaseEnvironment, process.env);
  const release = await builtRelease();
  const { stored, removed } = await storeAssets({
    storage: storageFromUrl(STORAGE_URL),
    folder: join(clientFolder, "assets"),
    release,
    now: new Date(),
  });
  process.stdout.write(`Release ${release}: ${stored} files stored, ${removed} removed\n`);
});
