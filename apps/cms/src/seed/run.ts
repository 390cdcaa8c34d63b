import { startOrExplain } from "@autotune/environment";
import { storageFromUrl } from "@autotune/storage";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { readCmsEnvironment, readSeedEnvironment } from "../environment.ts";
import { seed } from "./seed.ts";

await startOrExplain(async () => {
  const environment = readCmsEnvironment(process.env);
  const config = await buildCmsConfig(environment);
  const payload = await getPayload({ config });
  const { SEED_PASSWORD, SEED_TOTP_SECRET } = readSeedEnvironment(process.env);
  await seed(payload, {
    people: { password: SEED_PASSWORD, totpSecret: SEED_TOTP_SECRET },
    storage: storageFromUrl(environment.STORAGE_URL),
  });
  payload.logger.info("The demonstration shop is in place.");
  process.exit(0);
});
