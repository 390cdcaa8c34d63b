import { startOrExplain } from "@autotune/environment";
import { createWorker } from "./app/create-worker.ts";
import { readWorkerSettings } from "./platform/environment.ts";
import { reportCrash } from "./app/report-crash.ts";
import { stopGracefully } from "./app/stop-gracefully.ts";

await startOrExplain(async () => {
  const settings = readWorkerSettings(process.env);
  const app = await createWorker(settings);
  stopGracefully(app);
  reportCrash(app);
  await app.listen({ host: settings.HOST, port: settings.WORKER_PORT });
});
