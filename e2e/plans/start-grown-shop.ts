import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { privatePostgres } from "@autotune/scripts/stack";
import { startShopOn } from "../start-shop.ts";

const explained = {
  shared_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_buffers": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_format": "json",
  "auto_explain.log_verbose": "on",
  max_connections: "200",
};

/** Journeys against a PostgreSQL of their own, of as many accounts as `GROWN_ACCOUNTS` says. */
export default async function startGrownShop() {
  const { GROWN_ACCOUNTS: accounts, PLANS_LOG: log } = process.env;
  if (accounts === undefined || log === undefined)
    throw new Error("Run `pnpm plans`: it sets GROWN_ACCOUNTS and PLANS_LOG");
  const folder = await mkdtemp(join(tmpdir(), "grown-"));
  const postgres = await privatePostgres(folder, 4161, explained);
  const stopShop = await startShopOn({
    postgresUrl: postgres.url,
    grownAccounts: Number(accounts),
  });
  return async () => {
    await stopShop();
    await postgres.stop();
    await copyFile(join(folder, "postgres/log"), log);
    await rm(folder, { recursive: true, force: true });
  };
}
