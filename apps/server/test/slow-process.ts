import { setTimeout as wait } from "node:timers/promises";
import { createApp } from "../src/platform/app.ts";
import { stopGracefully } from "../src/app/stop-gracefully.ts";
import { settings } from "./settings.ts";

/** A process with a slow response, for the test of stopping. */
const app = await createApp({ settings, name: "web" });
app.get("/slow", async () => {
  await wait(3000);
  return "finished";
});
stopGracefully(app);
console.log(await app.listen({ host: "127.0.0.1", port: 0 }));
