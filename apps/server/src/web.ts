import { startOrExplain } from "@autotune/environment";
import { readWebSettings } from "./platform/environment.ts";
import { reportCrash } from "./app/report-crash.ts";
import { stopGracefully } from "./app/stop-gracefully.ts";
import { createWeb } from "./app/create-web.ts";

await startOrExplain(async () => {
  const settings = readWebSettings(process.env);
  const app = await createWeb(settings);
  stopGracefully(app);
  reportCrash(app);
  await app.listen({ host: settings.HOST, port: settings.PORT });
});
