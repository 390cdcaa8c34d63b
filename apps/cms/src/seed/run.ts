import { startOrExplain } from "@autotune/environment";
import { storageFromUrl } from "@autotune/storage";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { readCmsEnvironment, readSeedPassword } from "../environment.ts";
import { seed } from "./seed.ts";

await startOrExplain(async () => {
  const environment = readCmsEnvironment(process.env);
  const config = await buildCmsConfig(environment);
  const payload = await getPayload({ config });
  await seed(payload, {
    password: readSeedPassword(process.env),
    storage: storageFromUrl(environment.STORAGE_URL),
  });
  payload.logger.info("The demonstration shop is in place.");
  process.exit(0);
});
