import { join } from "node:path";
import { prepareDatabase, seedDatabase } from "./stack/database.ts";
import {
  root,
  runToEnd,
  startProcess,
  waitUntilAnswers,
  type RunningProcess,
} from "./stack/processes.ts";
import { developmentSecrets, stackEnvironment } from "./stack/settings.ts";

/** `pnpm dev`: everything that the shop is, on this machine, from the sources. */
const folder = join(root, ".dev");
const environment = {
  ...stackEnvironment(
    {
      databaseUrl:
        process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/autotune_development",
      redisUrl: process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379",
      shopUrl: "http://shop.localhost:3000",
      cmsUrl: "http://cms.localhost:3001",
      smtpUrl: "smtp://127.0.0.1:1025",
      folder,
    },
    developmentSecrets,
  ),
  NODE_ENV: "development",
};

const running: RunningProcess[] = [];
const stop = async () => {
  await Promise.all(running.map((process) => process.stop("SIGINT")));
  process.exit(0);
};
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());

console.log("Starting PostgreSQL and Redis …");
await runToEnd({
  name: "services",
  command: "bash",
  args: ["scripts/install-services.sh", "postgresql", "redis"],
});
console.log("Migrating and seeding (the first time takes half a minute) …");
await prepareDatabase(environment.DATABASE_URL, environment);
await seedDatabase(environment);

console.log("Starting mail, CMS, web and worker …");
const start = async (name: string, url: string, command: string, args: string[]) => {
  const process = startProcess({ name, command, args, environment });
  running.push(process);
  await waitUntilAnswers(url, { seconds: 120, process });
};
await Promise.all([
  start("mail", "http://127.0.0.1:1080", "node_modules/.bin/node", [
    "scripts/node_modules/maildev/dist/bin/maildev.js",
    "--ip",
    "127.0.0.1",
    "--smtp",
    "1025",
    "--web",
    "1080",
  ]),
  start("web", "http://127.0.0.1:3000/health/ready", "node_modules/.bin/node", [
    "--watch-path=apps/server/src",
    "apps/server/src/web.ts",
  ]),
  start("worker", "http://127.0.0.1:3010/health/ready", "node_modules/.bin/node", [
    "--watch-path=apps/server/src",
    "apps/server/src/worker.ts",
  ]),
  start("cms", "http://127.0.0.1:3001/admin/login", "node_modules/.bin/node", [
    "apps/cms/node_modules/next/dist/bin/next",
    "dev",
    "apps/cms",
    "--port",
    "3001",
  ]),
]);

console.log(`
  Shop    ${environment.PUBLIC_URL}
  CMS     ${environment.CMS_URL}/admin   editor@autotune.test / development-only-Password1
  Mail    http://127.0.0.1:1080
  API     ${environment.PUBLIC_URL}/openapi.json
  Logs    reports/logs/

  Stop with Ctrl-C.
`);
