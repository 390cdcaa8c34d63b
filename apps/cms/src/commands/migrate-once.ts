import { isLockTimeout } from "@autotune/database/lock-timeout";
import { startOrExplain } from "@autotune/environment";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { readCmsEnvironment } from "../environment.ts";
import { applyCmsMigrations } from "./apply-migrations.ts";
import { lockNotFree } from "./lock-not-free.ts";

await startOrExplain(async () => {
  const config = await buildCmsConfig(readCmsEnvironment(process.env));
  const payload = await getPayload({ config, disableOnInit: true });
  await applyCmsMigrations(payload, (error) => {
    // Its transaction ends with the connection.
    if (isLockTimeout(error)) process.exit(lockNotFree);
  });
  process.exit(0);
});
