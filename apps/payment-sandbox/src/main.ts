import { startOrExplain } from "@autotune/environment";
import { createSandbox } from "./create-sandbox.ts";
import { readSettings } from "./settings.ts";

await startOrExplain(async () => {
  const settings = readSettings(process.env);
  const app = await createSandbox(settings);
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      void app.close().then(() => process.exit(0));
    });
  await app.listen({ host: settings.HOST, port: settings.PORT });
});
