import type { SalesBreakdown } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { sql } from "drizzle-orm";
import { productName } from "../../catalogue/index.ts";

/** Names of products as staff reads them, by path. */
export async function productNames(
  database: Database,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (paths.length === 0) return new Map();
  const { rows } = await database.execute<{ path: string; name: string | null }>(sql`
    select path, ${productName(sql`path`, defaultLanguage)} as name
      from unnest(${sql.param([...paths])}::text[]) as sold (path)`);
  return new Map(rows.flatMap(({ path, name }) => (name === null ? [] : [[path, name]])));
}

const words: Readonly<Record<string, string>> = {
  license: "New licenses",
  upgrade: "Upgrades",
  plan: "New plans",
  trial: "Trials",
  gift: "Gifts",
  renewal: "Renewals and plan changes",
  direct: "Direct",
  affiliate: "Affiliate links",
  "auto-tune": "AutoTune",
  "ai-powered-vocal-chain": "AI vocal chain",
  "creative-vocal-effects": "Creative effects",
  subscriptions: "Unlimited",
  none: "Other",
};

/** How staff reads the key of a row. */
export function nameGroup(
  by: SalesBreakdown,
  key: string,
  products: ReadonlyMap<string, string>,
): string {
  switch (by) {
    case "product":
      return products.get(key) ?? key;
    case "country":
      return nameOf("region", key);
    case "language":
      return nameOf("language", key);
    case "currency":
    case "coupon":
    case "promotion":
      return key;
    case "kind":
    case "family":
    case "channel":
      return words[key] ?? key;
  }
}

function nameOf(type: "region" | "language", key: string): string {
  try {
    return new Intl.DisplayNames("en", { type }).of(key) ?? key;
  } catch {
    // A country that nobody knows, such as one that an older release stored.
    return key;
  }
}
