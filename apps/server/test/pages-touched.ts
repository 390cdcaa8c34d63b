import pg from "pg";
import { vi } from "vitest";

interface Explained {
  readonly "QUERY PLAN": readonly [
    { readonly Plan: Readonly<Record<"Shared Hit Blocks" | "Shared Read Blocks", number>> },
  ];
}

interface Cost {
  readonly text: string;
  readonly pages: number;
}

/**
 * How many pages each statement touches that something runs on tables of the shop. They run, and are then explained
 * once more, in a transaction of which nothing stays.
 */
export async function pagesTouched(
  url: string,
  run: () => Promise<unknown>,
  /** Undoes what the first run did, so that the second has as much to do. */
  undo = "",
): Promise<Cost[]> {
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    const statements = query.mock.calls.flatMap(([config, values]) => {
      const { text }: Partial<pg.QueryConfig> = Object(config);
      if (text === undefined || !/\bshop\b/.test(text)) return [];
      return [{ text, values: Array.isArray(values) ? values : [] }];
    });
    query.mockRestore();
    return await explain(url, statements, undo);
  } finally {
    query.mockRestore();
  }
}

async function explain(
  url: string,
  statements: readonly { readonly text: string; readonly values: unknown[] }[],
  undo: string,
): Promise<Cost[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const costs: Cost[] = [];
    for (const { text, values } of statements) {
      await client.query("begin");
      await client.query(undo);
      const { rows } = await client.query<Explained>(
        `explain (analyze, buffers, format json) ${text}`,
        values,
      );
      await client.query("rollback");
      const plan = rows[0]?.["QUERY PLAN"][0].Plan;
      costs.push({
        text,
        pages: (plan?.["Shared Hit Blocks"] ?? 0) + (plan?.["Shared Read Blocks"] ?? 0),
      });
    }
    return costs;
  } finally {
    await client.end();
  }
}
