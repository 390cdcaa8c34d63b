import { join } from "node:path";
import { prepareDatabase, seedDatabase } from "./stack/database.ts";
import {
  requireFreePorts,
  root,
  runToEnd,
  startProcess,
  waitUntilResponds,
  type RunningProcess,
} from "./stack/processes.ts";
import { rebuildOnChange } from "./stack/rebuild-on-change.ts";
import {
  developmentSecrets,
  sandboxEnvironment,
  stackEnvironment,
  type ShopProcess,
  type StackLocations,
} from "./stack/settings.ts";
import { startMail } from "./stack/start-mail.ts";
import { watchedFolders } from "./stack/watched-folders.ts";

/** `pnpm dev`: everything that the shop is, on this machine, from the sources. */
const folder = join(root, ".dev");
const databaseUrl =
  process.env["DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/autotune_development";
const locations: StackLocations = {
  databaseUrl,
  providerDatabaseUrl: `${databaseUrl}_provider`,
  redisUrl: process.env["REDIS_URL"] ?? "redis://127.0.0.1:6379",
  shopUrl: "http://shop.localhost:3000",
  cmsUrl: "http://cms.localhost:3001",
  staffApiUrl: "http://127.0.0.1:3000",
  smtpUrl: "smtp://127.0.0.1:1025",
  payPort: 3003,
  webhookUrl: "http://127.0.0.1:3000/webhooks/payments",
  folder,
};
const environmentOf = (process: ShopProcess) => ({
  ...stackEnvironment(process, locations, developmentSecrets),
  NODE_ENV: "development",
});

const running: RunningProcess[] = [];
const stop = async (code: number) => {
  await Promise.all(running.map((process) => process.stop("SIGINT")));
  process.exit(code);
};
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));

const start = async (
  name: string,
  url: string,
  args: string[],
  environment: Readonly<Record<string, string>>,
) => {
  const process = startProcess({
    name,
    command: "node_modules/.bin/node",
    args,
    environment,
  });
  running.push(process);
  await waitUntilResponds(url, { seconds: 120, process });
};

/** Has Node restart a process when something changes that it has loaded. */
function restartOnChange(app: string): string[] {
  return watchedFolders(app).map((watched) => `--watch-path=${watched}`);
}

async function startEverything(): Promise<void> {
  await requireFreePorts([1025, 1080, 3000, 3001, 3003, 3010]);
  console.log("Starting PostgreSQL and Redis …");
  await runToEnd({
    name: "services",
    command: "bash",
    args: ["scripts/install-services.sh", "postgresql", "redis"],
  });
  console.log("Migrating and seeding (the first time takes half a minute) …");
  await prepareDatabase(databaseUrl, environmentOf("cms"));
  await seedDatabase(databaseUrl, environmentOf("cms"));

  // The worker runs without a build step, which e-mail templates cannot.
  await runToEnd({
    name: "emails",
    command: "pnpm",
    args: ["--filter", "@autotune/emails", "build"],
  });

  console.log("Starting mail, payment sandbox, CMS, web and worker …");
  running.push(await startMail({ smtpPort: 1025, webPort: 1080 }));
  await start(
    "payment-sandbox",
    "http://127.0.0.1:3003/health/ready",
    [...restartOnChange("payment-sandbox"), "apps/payment-sandbox/src/main.ts"],
    { ...sandboxEnvironment(locations, developmentSecrets), NODE_ENV: "development" },
  );
  const watching = restartOnChange("server");
  await Promise.all([
    start(
      "web",
      "http://127.0.0.1:3000/health/ready",
      [...watching, "apps/server/src/web.ts"],
      environmentOf("web"),
    ),
    start(
      "worker",
      "http://127.0.0.1:3010/health/ready",
      [...watching, "apps/server/src/worker.ts"],
      environmentOf("worker"),
    ),
    start(
      "cms",
      "http://127.0.0.1:3001/admin/login",
      ["apps/cms/node_modules/next/dist/bin/next", "dev", "apps/cms", "--port", "3001"],
      environmentOf("cms"),
    ),
  ]);
  rebuildOnChange("emails");
}

try {
  await startEverything();
} catch (error) {
  // Half a shop is of no use, and would hold the ports of the next try.
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

console.log(`
  Shop    ${locations.shopUrl}
  CMS     ${locations.cmsUrl}/admin   editor@autotune.test / ${developmentSecrets.SEED_PASSWORD}
          support, manager, admin: the same, and the code of pnpm staff:code
  Mail    http://127.0.0.1:1080
  Pay     with card 4242 4242 4242 4242, any date to come, any code
  API     ${locations.shopUrl}/openapi.json
  Logs    reports/logs/

  Stop with Ctrl-C.
`);
