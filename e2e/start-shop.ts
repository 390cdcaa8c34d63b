import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "@autotune/scripts/stack";

/** Starts the built shop behind its edge once for all journeys. */
export default async function startShop() {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const stack = await startStack({
    name: "autotune_journeys",
    firstPort: 4100,
    webProcesses: 2,
    folder,
    withCms: true,
  });
  process.env["SHOP_URL"] = stack.shopUrl;
  process.env["CMS_URL"] = stack.cmsUrl;
  process.env["WEB_PORTS"] = stack.webPorts.join(",");
  process.env["EDITOR_PASSWORD"] = stack.environment["SEED_PASSWORD"];
  process.env["CMS_PROCESS"] = String(stack.cms?.child.pid);
  return async () => {
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
