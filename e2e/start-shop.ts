import { generateKeyPairSync, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOtlpReceiver } from "@autotune/server/otlp-receiver";
import {
  startProcess,
  startStack,
  storefronts,
  waitUntilResponds,
  type RunningProcess,
  type Stack,
} from "@autotune/scripts/stack";
import { startThirdParties } from "./third-parties/start-third-parties.ts";

/** Parts of the journeys run beside each other, each with a shop of its own. */
const part = Number(process.env["JOURNEYS_PART"] ?? 1);
const firstPort = 4000 + 100 * part;
const popupPort = firstPort + 20;
const thirdPartiesPort = firstPort + 30;
const bouncePort = firstPort + 40;
const collectorPort = firstPort + 41;
const popupShopUrl = `http://shop.localhost:${popupPort}`;

type ShopOptions = Pick<Parameters<typeof startStack>[0], "postgresUrl" | "grownAccounts">;

/** Starts the built shop behind its edge once for all journeys. */
export default function startShop() {
  return startShopOn({});
}

export async function startShopOn(options: ShopOptions) {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const salesSecret = randomBytes(32).toString("base64url");
  const thirdParties = await startThirdParties(thirdPartiesPort, salesSecret);
  const collector = await startOtlpReceiver(collectorPort);
  const stack = await startStack({
    name: `autotune_journeys_${part}`,
    firstPort,
    webProcesses: 2,
    folder,
    withCms: true,
    ...options,
    furtherSettings: {
      TAG_MANAGER_URL: thirdParties.tagManagerUrl,
      AFFILIATE_SCRIPT_URL: thirdParties.affiliateScriptUrl,
      AFFILIATE_SALES_URL: thirdParties.affiliateSalesUrl,
      AFFILIATE_SALES_SECRET: salesSecret,
      ERROR_REPORT_DSN: thirdParties.errorReportDsn,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      DKIM_DOMAIN: "shop.localhost",
      DKIM_SELECTOR: "journeys",
      DKIM_PRIVATE_KEY_FILE: await writeSigningKey(folder),
      BOUNCE_DOMAIN: "bounces.shop.localhost",
      BOUNCE_PORT: String(bouncePort),
    },
  });
  const popupShop = await startPopupShop(stack);
  process.env["COLLECTOR_URL"] = collector.endpoint;
  process.env["WORKER_PORT"] = String(stack.workerPort);
  process.env["EDGE_STATUS_URL"] = stack.edgeStatusUrl;
  process.env["THIRD_PARTIES_URL"] = thirdParties.controlsUrl;
  process.env["SHOP_URL"] = stack.shopUrl;
  process.env["POPUP_SHOP_URL"] = popupShopUrl;
  process.env["CMS_URL"] = stack.cmsUrl;
  process.env["WEB_PORTS"] = stack.webPorts.join(",");
  process.env["EDITOR_PASSWORD"] = stack.environment["SEED_PASSWORD"];
  process.env["STAFF_TOTP_SECRET"] = stack.environment["SEED_TOTP_SECRET"];
  process.env["SANDBOX_URL"] = stack.sandboxUrl;
  process.env["SANDBOX_PROCESS"] = String(stack.sandbox.child.pid);
  process.env["CONTROLS_TOKEN"] = stack.environment["CONTROLS_TOKEN"];
  process.env["PAYMENT_API_PASSWORD"] = stack.environment["PAYMENT_API_PASSWORD"];
  process.env["MAIL_URL"] = stack.mailUrl;
  process.env["BOUNCE_PORT"] = String(bouncePort);
  process.env["REDIS_URL"] = stack.environment["REDIS_URL"];
  process.env["DATABASE_URL"] = stack.databaseUrl;
  process.env["STAFF_API_SECRET"] = stack.environment["STAFF_API_SECRET"];
  process.env["LINK_SECRET"] = stack.environment["LINK_SECRET"];
  process.env["METRICS_TOKEN"] = stack.environment["METRICS_TOKEN"];
  process.env["CMS_PROCESS"] = String(stack.cms?.child.pid);
  return async () => {
    await popupShop.stop();
    await stack.stop();
    await thirdParties.stop();
    await collector.close();
    await rm(folder, { recursive: true, force: true });
  };
}

/** With which the worker signs mails. */
async function writeSigningKey(folder: string): Promise<string> {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const file = join(folder, "dkim.pem");
  await writeFile(file, privateKey.export({ format: "pem", type: "pkcs8" }));
  return file;
}

/** One more web process on the same tables, whose payment form lies over the page and which shows the store test. */
async function startPopupShop(stack: Stack): Promise<RunningProcess> {
  const payPort = Number(new URL(stack.sandboxUrl).port);
  const process = startProcess({
    name: "web-popup",
    command: "node_modules/.bin/node",
    args: ["apps/server/src/web.ts"],
    environment: {
      ...stack.environment,
      PORT: String(popupPort),
      PUBLIC_URL: popupShopUrl,
      PAYMENT_STOREFRONT: storefronts(payPort).popup,
      STORE_TEST: "true",
      DEMONSTRATION: "false",
    },
  });
  try {
    await waitUntilResponds(`http://127.0.0.1:${popupPort}/health/ready`, { process });
  } catch (error) {
    await process.stop();
    await stack.stop();
    throw error;
  }
  return process;
}
