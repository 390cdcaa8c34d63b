import { hash } from "node:crypto";
import { effectsOfReturn } from "@autotune/commerce";
import type { RefundPreview } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { checkout, licence, order, orderLine, subscription } from "@autotune/database/schema";
import { defaultLanguage } from "@autotune/routes";
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import { ApiError } from "../../../platform/http/errors.ts";
import { customerSubject } from "../../../platform/staff-api/audit-subject.ts";
import { nameOfPid, productName } from "../../catalogue/index.ts";
import { maskSerial } from "../../licensing/index.ts";
import { chargedAmounts, readReturnFacts } from "../../orders/index.ts";
import { readComputers } from "../licences/read-computers.ts";

interface RefundToPreview {
  readonly reference: string;
  readonly lines: readonly number[];
}

/** What a refund of these lines takes back, as the provider's return will. Nothing is changed. */
export async function previewRefund(
  database: Database,
  { reference, lines }: RefundToPreview,
): Promise<{ readonly subject: string; readonly result: RefundPreview }> {
  const [found] = await database
    .select({ bought: order, opened: checkout })
    .from(order)
    .innerJoin(checkout, eq(checkout.id, order.checkoutId))
    .where(eq(order.reference, reference));
  if (found === undefined) throw new ApiError("notFound");
  const { bought, opened } = found;
  const { id: orderId, accountId, currency, discount } = bought;
  const all = await database
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));
  const charged = chargedAmounts({ discount, lines: all }, opened);
  const left = all
    .map((line, index) => ({ ...line, charged: charged?.[index] }))
    .filter(({ refundedAt }) => refundedAt === null);
  const returned = left.filter(({ id }) => lines.includes(id));
  if (returned.length !== new Set(lines).size) throw new ApiError("changedMeanwhile");
  const ids = returned.map(({ id }) => id);
  const facts = (await readReturnFacts(database, { orderIds: [orderId], accountId })).get(orderId);
  const effects = facts === undefined ? [] : effectsOfReturn({ ...facts, returned: ids });
  const lost = await readLost(
    database,
    accountId,
    sql`(${inArray(licence.orderLineId, ids)} or ${inArray(licence.id, [0, ...effects.flatMap((effect) => effect.licences)])})`,
  );
  const plans = await readEndingPlans(database, [...ids, ...effects.map(({ lineId }) => lineId)]);
  const isEverything = left.every(({ id, isFreebie }) => isFreebie || ids.includes(id));
  const preview = {
    currency,
    lines: returned.map((line) => ({
      id: line.id,
      name: line.name,
      total: line.charged ?? line.total,
    })),
    amount: amountOf(bought, returned, isEverything),
    isEverything,
    licences: lost.filter(({ lineId }) => ids.includes(lineId)).map(({ view }) => view),
    plans: plans.filter(({ lineId }) => ids.includes(lineId)).map(({ name }) => name),
    effects: effects.map((effect) => ({
      name: facts?.names.get(effect.lineId) ?? "",
      cause: effect.cause,
      licences: lost.filter(({ id }) => effect.licences.includes(id)).map(({ view }) => view),
      endsPlan: plans.some(({ lineId }) => lineId === effect.lineId),
    })),
    givenBack: await readGivenBack(database, ids),
  };
  // Not the computers: they come and go, and are no reason to ask again.
  const fixed = JSON.stringify([ids, lost.map(({ id }) => id), plans, effects, preview.givenBack]);
  return {
    subject: customerSubject(accountId),
    result: { ...preview, digest: hash("sha256", fixed, "base64url") },
  };
}

/** Where tax was added to the prices, or a discount is the provider's own, only the provider knows what it returns. */
function amountOf(
  { total, refunded, tax, taxIncluded }: typeof order.$inferSelect,
  returned: readonly { readonly charged: number | undefined }[],
  isEverything: boolean,
): number | null {
  if (isEverything) return total - refunded;
  if (tax > 0 && !taxIncluded) return null;
  const amounts = returned.flatMap(({ charged }) => charged ?? []);
  return amounts.length < returned.length ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

async function readLost(database: Database, accountId: number, isIt: SQL) {
  const rows = await database
    .select({
      id: licence.id,
      lineId: licence.orderLineId,
      name: nameOfPid(sql`${licence.pid}`, defaultLanguage),
      serial: licence.serial,
      ownerId: licence.accountId,
    })
    .from(licence)
    .where(and(isIt, isNull(licence.revokedAt)))
    .orderBy(asc(licence.id));
  const computers = await readComputers(
    database,
    "licenceId",
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, lineId, name, serial, ownerId }) => ({
    id,
    lineId: lineId ?? 0,
    view: {
      name,
      serial: maskSerial(serial),
      computers: computers.get(id)?.length ?? 0,
      movedTo: ownerId === accountId ? null : ownerId,
    },
  }));
}

function readEndingPlans(database: Database, lines: readonly number[]) {
  return database
    .select({
      lineId: subscription.orderLineId,
      name: sql<string>`coalesce(${productName(sql`${subscription.path}`, defaultLanguage)}, ${subscription.path})`,
    })
    .from(subscription)
    .where(
      and(inArray(subscription.orderLineId, [...lines]), ne(subscription.state, "deactivated")),
    )
    .orderBy(asc(subscription.id));
}

/** A licence that was traded in is free again when the upgrade that it paid for is returned. */
async function readGivenBack(database: Database, lines: readonly number[]) {
  const sources = database
    .select({ id: licence.sourceLicenceId })
    .from(licence)
    .where(
      and(
        inArray(licence.orderLineId, [...lines]),
        isNotNull(licence.sourceLicenceId),
        isNull(licence.revokedAt),
      ),
    );
  const rows = await database
    .select({ name: nameOfPid(sql`${licence.pid}`, defaultLanguage), serial: licence.serial })
    .from(licence)
    .where(and(inArray(licence.id, sources), isNull(licence.revokedAt)))
    .orderBy(asc(licence.id));
  return rows.map(({ name, serial }) => ({ name, serial: maskSerial(serial) }));
}
