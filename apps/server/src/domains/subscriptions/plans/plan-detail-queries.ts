import type { SubscriptionDetail } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { activation, planChange, subscriptionCharge } from "@autotune/database/schema";
import type { Language } from "@autotune/routes";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { productName } from "../../catalogue/index.ts";

const included = Compile(
  Type.Array(Type.Object({ pid: Type.String(), name: Type.String(), isOwned: Type.Boolean() })),
);

/** What a plan includes today, in the order of the catalogue; one without parts is its own product. */
export async function readIncluded(
  database: Database,
  about: { readonly path: string; readonly accountId: number; readonly language: Language },
): Promise<SubscriptionDetail["includes"]> {
  const { path, accountId, language } = about;
  const { rows } = await database.execute(sql`
    select given.pid, coalesce(${productName(sql`given.path`, language)}, given.path) as name,
        exists (
          select from shop.licence
           where licence.account_id = ${accountId} and licence.pid = given.pid
             and revoked_at is null and upgraded_at is null) as "isOwned"
      from (
        select included_path as path, position from shop.catalogue_inclusion where path = ${path}
        union all
        select ${path}, 0 where not exists (
          select from shop.catalogue_inclusion where path = ${path})) part
      join shop.catalogue_product given on given.path = part.path
     order by part.position`);
  if (!included.Check(rows)) throw new TypeError("What a plan includes cannot be read");
  return rows;
}

/** Twenty years by the month. */
const mostCharges = 240;

/** Charges after the first one, the newest first. */
export async function readCharges(
  database: Database,
  subscriptionId: number,
): Promise<SubscriptionDetail["charges"]> {
  const rows = await database
    .select()
    .from(subscriptionCharge)
    .where(eq(subscriptionCharge.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionCharge.chargedAt), desc(subscriptionCharge.id))
    .limit(mostCharges);
  return rows.map(({ id, reference, state, total, chargedAt }) => ({
    id,
    reference,
    state,
    total,
    chargedAt: chargedAt.toISOString(),
    invoiceUrl: null,
  }));
}

/** Computers that take a seat, the last seen first. */
export async function readActivations(
  database: Database,
  subscriptionId: number,
): Promise<SubscriptionDetail["activations"]> {
  const rows = await database
    .select()
    .from(activation)
    .where(and(eq(activation.subscriptionId, subscriptionId), isNull(activation.endedAt)))
    .orderBy(desc(activation.lastSeenAt), desc(activation.id));
  return rows.map(({ id, deviceName, system, lastSeenAt }) => ({
    id,
    deviceName,
    system,
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}

/** How long a failed change is shown beside the plan; a retry has a newer one. */
const failedDays = 7;

/** The newest change of a plan, if in progress or failed recently. */
export async function readShownChange(
  database: Database,
  subscriptionId: number,
  language: Language,
) {
  const [newest] = await database
    .select({
      row: planChange,
      toName: sql<string>`coalesce(
        ${productName(sql`${planChange.toPath}`, language)}, ${planChange.toPath})`,
      isOld: sql<boolean>`coalesce(
        ${planChange.settledAt} < now() - ${failedDays} * interval '1 day', false)`,
    })
    .from(planChange)
    .where(eq(planChange.subscriptionId, subscriptionId))
    .orderBy(desc(planChange.requestedAt), desc(planChange.id))
    .limit(1);
  if (newest === undefined || newest.isOld || newest.row.status === "delivered") return undefined;
  return newest;
}
