import type { Transaction } from "@autotune/database";
import { cloneDatabase } from "@autotune/database/testing";
import { sql, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { makeAccount } from "../../test/paid-orders.ts";
import { moveBelongings } from "../domains/identity/account-merges/move-belongings.ts";
import { emptyAccount } from "../domains/identity/index.ts";
import { modules } from "./modules.ts";

/** What is read whole without harm. Everything else grows with the shop. */
const small = new Set([
  // Those that wait to be handled. They alone are in this index.
  "provider_event_unhandled",
]);

interface Statement {
  readonly query: string;
  readonly params: unknown[];
}

const Plan = Type.Cyclic(
  {
    Node: Type.Object({
      "Node Type": Type.String(),
      "Relation Name": Type.Optional(Type.String()),
      "Index Name": Type.Optional(Type.String()),
      "Index Cond": Type.Optional(Type.String()),
      "Recheck Cond": Type.Optional(Type.String()),
      Plans: Type.Optional(Type.Array(Type.Ref("Node"))),
    }),
  },
  "Node",
);
type Plan = Type.Static<typeof Plan>;
const explained = Compile(Type.Tuple([Type.Object({ Plan })]));

let pool: pg.Pool;
let client: pg.PoolClient;
let transaction: Transaction;
let statements: Statement[] = [];
let accountId: number;
let otherId: number;
const email = "ana@studio.test";

beforeAll(async () => {
  const { url } = await cloneDatabase(inject("databaseTemplate"));
  pool = new pg.Pool({ connectionString: url, max: 1 });
  client = await pool.connect();
  const logger = {
    logQuery(query: string, params: unknown[]) {
      statements.push({ query, params });
    },
  };
  transaction = drizzle(client, { casing: "snake_case", logger });
  accountId = await makeAccount(transaction, email);
  otherId = await makeAccount(transaction, "bea@studio.test");
  // In a small table reading all of it is cheapest. What is read whole in spite of this has no other way.
  for (const way of ["seqscan", "hashjoin", "mergejoin"])
    await client.query(`set enable_${way} = off`);
});
afterAll(async () => {
  client.release();
  await pool.end();
});

/** Runs what sends statements, and returns these. Nothing of what they do stays. */
async function sentBy(work: () => Promise<unknown>): Promise<Statement[]> {
  statements = [];
  await client.query("begin");
  try {
    await work();
  } finally {
    await client.query("rollback");
  }
  return statements;
}

const sentAs = (...selects: readonly SQL[]) =>
  sentBy(async () => {
    for (const select of selects) await transaction.execute(select);
  });

function scansOf(plan: Plan): Plan[] {
  const below = (plan.Plans ?? []).flatMap(scansOf);
  return plan["Node Type"].endsWith("Scan") && plan["Relation Name"] !== undefined
    ? [plan, ...below]
    : below;
}

/** The tables that a statement reads from their beginning to their end. */
async function readWhole({ query, params }: Statement): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${query}`, params);
  const [{ Plan: plan }] = explained.Parse(rows[0]?.["QUERY PLAN"]);
  return scansOf(plan)
    .filter((scan) => scan["Index Cond"] === undefined && scan["Recheck Cond"] === undefined)
    .filter(
      (scan) => !small.has(scan["Relation Name"] ?? "") && !small.has(scan["Index Name"] ?? ""),
    )
    .map((scan) => scan["Relation Name"] ?? "");
}

/** A job for each row of a function, which nothing knows beforehand. */
const jobs = sql`unnest(array['send-email']) name, jsonb_array_elements('[]') data`;

const sources: [string, () => Promise<Statement[]>][] = modules.flatMap((module) => {
  const { name, personalData, timeline, isJobOf, erase } = module;
  const found: [string, () => Promise<Statement[]>][] = [];
  for (const [of, select] of Object.entries(personalData ?? {}))
    found.push([`what ${name} tells people of their ${of}`, () => sentAs(select(accountId))]);
  if (timeline !== undefined)
    found.push([`the timeline of ${name}`, () => sentAs(...timeline(accountId))]);
  if (isJobOf !== undefined)
    found.push([
      `the jobs of ${name}`,
      () => sentAs(sql`select from ${jobs} where ${isJobOf(accountId)}`),
    ]);
  if (erase !== undefined)
    found.push([
      `the erasure of ${name}`,
      () => sentBy(() => erase(transaction, { accountId, email })),
    ]);
  return found;
});

it.each<[string, () => Promise<Statement[]>]>([
  ...sources,
  [
    "the emptying of an account",
    () => sentBy(() => emptyAccount(transaction, accountId, "erased")),
  ],
  [
    "the merging of two accounts",
    () => sentBy(() => moveBelongings(transaction, modules, { kept: otherId, merged: accountId })),
  ],
])("reads no table whole: %s", async (_name, send) => {
  const sent = await send();
  expect(sent).not.toEqual([]);
  for (const statement of sent) expect(await readWhole(statement), statement.query).toEqual([]);
});
