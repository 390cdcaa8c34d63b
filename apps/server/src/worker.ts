import { startOrExplain } from "@autotune/environment";
import { createWorker } from "./create-worker.ts";
import { readWorkerSettings } from "./environment.ts";
import { stopGracefully } from "./stop-gracefully.ts";

await startOrExplain(async () => {
  const settings = readWorkerSettings(process.env);
  const app = await createWorker(settings);
  stopGracefully(app);
  await app.listen({ host: settings.HOST, port: settings.WORKER_PORT });
});
