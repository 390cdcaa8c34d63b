import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { grownTables } from "../grow/grow-database.ts";
import { root } from "../stack/processes.ts";
import { comparePlans } from "./compare-plans.ts";
import { readPlans } from "./read-plans.ts";

/**
 * `pnpm plans [--accounts 100000] [journeys]`: runs journeys on a small and on a large shop, and names the statements
 * whose cost grows with it.
 */
const { values, positionals } = parseArgs({
  options: { accounts: { type: "string", default: "100000" } },
  allowPositionals: true,
});
const smallAccounts = "1000";
const folder = join(root, "reports/plans");
await mkdir(folder, { recursive: true });

const plansAt = async (accounts: string) => {
  const log = join(folder, `${accounts}.log`);
  // A journey that fails has run its statements all the same.
  spawnSync(
    "pnpm",
    ["exec", "playwright", "test", "--config", "e2e/plans.config.ts", ...positionals],
    {
      cwd: root,
      env: { ...process.env, GROWN_ACCOUNTS: accounts, PLANS_LOG: log },
      stdio: "inherit",
    },
  );
  return readPlans(log);
};

const faults = comparePlans(await plansAt(smallAccounts), await plansAt(values.accounts), {
  large: new Set(grownTables.map(({ table }) => table.replaceAll('"', ""))),
  growth: 1.5,
});
for (const { statement, reason } of faults)
  console.log(`${reason}\n  ${statement.slice(0, 400)}\n`);
console.log(`${faults.length} statements cost more at ${values.accounts} accounts`);
process.exitCode = faults.length === 0 ? 0 : 1;
