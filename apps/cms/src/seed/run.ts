import { startOrExplain } from "@autotune/environment";
import { getPayload } from "payload";
import { buildCmsConfig } from "../config.ts";
import { readCmsEnvironment, readSeedPassword } from "../environment.ts";
import { seed } from "./seed.ts";

await startOrExplain(async () => {
  const config = await buildCmsConfig(readCmsEnvironment(process.env));
  const payload = await getPayload({ config });
  await seed(payload, { password: readSeedPassword(process.env) });
  payload.logger.info("The demonstration shop is in place.");
  process.exit(0);
});
