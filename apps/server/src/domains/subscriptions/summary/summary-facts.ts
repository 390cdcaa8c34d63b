import { personKey } from "@autotune/commerce";
import type { Database } from "@autotune/database";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { SignedInAccount } from "../../../platform/session/session-repository.ts";
import { hasUsedTrial } from "../trials/has-used-trial.ts";
import { UpgradeFacts, upgradeFactsJson } from "../../licensing/index.ts";

const form = Compile(
  Type.Object({
    products: Type.Array(
      Type.Object({ pid: Type.String(), quantity: Type.Integer(), newest: Type.Integer() }),
    ),
    hasUsedTrial: Type.Boolean(),
    hasPaidForPlan: Type.Boolean(),
    upgrades: UpgradeFacts,
  }),
);

/** The input of the summary, beside the plans. */
export interface SummaryFacts {
  /** Usable licences, by product. */
  readonly products: readonly {
    readonly pid: string;
    readonly quantity: number;
    /** The number of the newest licence. */
    readonly newest: number;
  }[];
  readonly hasUsedTrial: boolean;
  /** One of their plans was charged at least once. */
  readonly hasPaidForPlan: boolean;
  readonly upgrades: UpgradeFacts;
}

/** Reads them in one statement: every visit of a signed-in user makes this request. */
export function createFactsReader(database: Database) {
  const accountId = sql`${sql.placeholder("accountId")}::bigint`;
  const person = sql`${sql.placeholder("person")}::text`;
  const statement = database
    .select({
      products: sql`(
        select coalesce(jsonb_agg(to_jsonb(owned) order by owned.pid), '[]') from (
          select licence.pid, count(*) as quantity, max(licence.id) as newest from shop.licence
           where licence.account_id = ${accountId} and revoked_at is null and upgraded_at is null
           group by licence.pid) owned)`,
      hasUsedTrial: hasUsedTrial({ person, accountId }),
      hasPaidForPlan: sql`exists (
        select from shop.subscription plan
         where plan.account_id = ${accountId} and (plan.trial_ends_at is null or exists (
           select from shop.subscription_charge charge
            where charge.subscription_id = plan.id and charge.state <> 'failed')))`,
      upgrades: upgradeFactsJson(accountId),
    })
    .from(sql`(values (1)) as once`)
    .prepare("read_summary_facts");

  return async ({ id, email }: SignedInAccount): Promise<SummaryFacts> => {
    const [row] = await statement.execute({ accountId: id, person: personKey(email) });
    if (!form.Check(row)) throw new TypeError("What an account owns cannot be read");
    return row;
  };
}
