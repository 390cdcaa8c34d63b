import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import Type from "typebox";
import { Compile } from "typebox/compile";

/** What a statement cost, each time that it ran. */
export interface StatementCost {
  /** The pages that it touched, in memory or not. */
  readonly buffers: number[];
  /** Tables that it read from end to end. */
  readonly scanned: Set<string>;
}

const Explained = Compile(
  Type.Object({ "Query Text": Type.String(), Plan: Type.Record(Type.String(), Type.Unknown()) }),
);

/** Statements that PostgreSQL's auto_explain wrote to its log as JSON, by their text. */
export async function readPlans(log: string): Promise<Map<string, StatementCost>> {
  const costs = new Map<string, StatementCost>();
  let json: string[] | undefined;
  const finish = () => {
    if (json !== undefined) addPlan(costs, json.join("\n"));
    json = undefined;
  };
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (line.endsWith(" plan:")) {
      finish();
      json = [];
    } else if (json !== undefined && line.startsWith("\t")) json.push(line);
    else finish();
  }
  finish();
  return costs;
}

function addPlan(costs: Map<string, StatementCost>, text: string): void {
  const parsed: unknown = JSON.parse(text);
  if (!Explained.Check(parsed)) return;
  const key = normalise(parsed["Query Text"]);
  const cost = costs.get(key) ?? { buffers: [], scanned: new Set() };
  costs.set(key, cost);
  cost.buffers.push(
    numberIn(parsed.Plan, "Shared Hit Blocks") + numberIn(parsed.Plan, "Shared Read Blocks"),
  );
  for (const table of scannedTables(parsed.Plan)) cost.scanned.add(table);
}

/** Lists of another length are the same statement. */
export function normalise(query: string): string {
  return query
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\$\d+(?:, ?\$\d+)+/g, "$…")
    .replaceAll(/(\(\$…\))(?:, ?\(\$…\))+/g, "$1, …")
    .trim();
}

function numberIn(plan: Readonly<Record<string, unknown>>, key: string): number {
  return Number(plan[key] ?? 0);
}

function scannedTables(plan: Readonly<Record<string, unknown>>): string[] {
  const own =
    plan["Node Type"] === "Seq Scan" && numberIn(plan, "Actual Loops") > 0
      ? [`${String(plan["Schema"])}.${String(plan["Relation Name"])}`]
      : [];
  const children: unknown = plan["Plans"];
  return Array.isArray(children)
    ? [...own, ...children.flatMap((child: Record<string, unknown>) => scannedTables(child))]
    : own;
}
