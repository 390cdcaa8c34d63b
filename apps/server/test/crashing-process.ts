import { reportCrash } from "../src/app/report-crash.ts";
import { createApp } from "../src/platform/app.ts";
import { settings } from "./settings.ts";

/** A process that nobody saves, for the test of its last report. */
const [how, dsn] = process.argv.slice(2);
const app = await createApp({
  settings: {
    ...settings,
    LOG_LEVEL: "info",
    ...(dsn === undefined ? {} : { ERROR_REPORT_DSN: dsn }),
  },
  name: "web",
});
reportCrash(app);
await app.listen({ host: "127.0.0.1", port: 0 });
// A connection that is refused is no error worth a report, unless the process dies of it.
const error = Object.assign(new Error("nobody expected ann@studio.test"), { code: "ECONNREFUSED" });
setTimeout(() => {
  if (how === "exception") throw error;
  void Promise.reject(error);
}, 50);
