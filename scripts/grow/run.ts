import { parseArgs } from "node:util";
import { growDatabase } from "./grow-database.ts";

/** `pnpm grow --database URL [--accounts 1000000]`: into a seeded database, for proofs at size. */
const { values } = parseArgs({
  options: { database: { type: "string" }, accounts: { type: "string", default: "1000000" } },
});
const accounts = Number(values.accounts);
if (values.database === undefined || !Number.isSafeInteger(accounts) || accounts < 1)
  throw new Error("Usage: pnpm grow --database postgres://… [--accounts 1000000]");
const began = performance.now();
await growDatabase(values.database, accounts, (news) => console.log(news));
console.log(`${accounts} accounts in ${Math.round((performance.now() - began) / 1000)} s`);
