import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  startProcess,
  startStack,
  storefronts,
  waitUntilAnswers,
  type RunningProcess,
  type Stack,
} from "@autotune/scripts/stack";

const firstPort = 4100;
const popupPort = firstPort + 20;
const popupShopUrl = `http://shop.localhost:${popupPort}`;

/** Starts the built shop behind its edge once for all journeys. */
export default async function startShop() {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const stack = await startStack({
    name: "autotune_journeys",
    firstPort,
    webProcesses: 2,
    folder,
    withCms: true,
  });
  const popupShop = await startPopupShop(stack);
  process.env["SHOP_URL"] = stack.shopUrl;
  process.env["POPUP_SHOP_URL"] = popupShopUrl;
  process.env["CMS_URL"] = stack.cmsUrl;
  process.env["WEB_PORTS"] = stack.webPorts.join(",");
  process.env["EDITOR_PASSWORD"] = stack.environment["SEED_PASSWORD"];
  process.env["SANDBOX_URL"] = stack.sandboxUrl;
  process.env["SANDBOX_PROCESS"] = String(stack.sandbox.child.pid);
  process.env["CONTROLS_TOKEN"] = stack.environment["CONTROLS_TOKEN"];
  process.env["PAYMENT_API_PASSWORD"] = stack.environment["PAYMENT_API_PASSWORD"];
  process.env["MAIL_URL"] = stack.mailUrl;
  process.env["REDIS_URL"] = stack.environment["REDIS_URL"];
  process.env["DATABASE_URL"] = stack.environment["DATABASE_URL"];
  process.env["LINK_SECRET"] = stack.environment["LINK_SECRET"];
  process.env["METRICS_TOKEN"] = stack.environment["METRICS_TOKEN"];
  process.env["CMS_PROCESS"] = String(stack.cms?.child.pid);
  return async () => {
    await popupShop.stop();
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
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
    },
  });
  try {
    await waitUntilAnswers(`http://127.0.0.1:${popupPort}/health/ready`, { process });
  } catch (error) {
    await process.stop();
    await stack.stop();
    throw error;
  }
  return process;
}
