import { parseArgs } from "node:util";
import { growDatabase, grownTables } from "./grow-database.ts";

/**
 * `pnpm grow --database URL [--accounts 1000000] [--only shop.newsletter_subscriber]`: into a seeded database, for
 * proofs at size.
 */
const { values } = parseArgs({
  options: {
    database: { type: "string" },
    accounts: { type: "string", default: "1000000" },
    only: { type: "string" },
  },
});
const accounts = Number(values.accounts);
if (values.database === undefined || !Number.isSafeInteger(accounts) || accounts < 1)
  throw new Error("Usage: pnpm grow --database postgres://… [--accounts 1000000] [--only table]");
const began = performance.now();
const tables = grownTables.filter(
  ({ table }) => values.only === undefined || table === values.only,
);
if (tables.length === 0) throw new Error(`Nothing grows ${values.only}`);
await growDatabase(values.database, accounts, (news) => console.log(news), tables);
console.log(`${accounts} accounts in ${Math.round((performance.now() - began) / 1000)} s`);
