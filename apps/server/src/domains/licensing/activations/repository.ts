import type { ActivateBody } from "@autotune/contract";
import type { Database, Transaction } from "@autotune/database";
import { activation } from "@autotune/database/schema";
import { and, eq, sql } from "drizzle-orm";
import { isOf, isRunning, type ActivatedId } from "./running-activations.ts";

export type Device = Pick<ActivateBody, "device_id" | "device_name" | "system" | "app_version">;

/** The activation that a computer already has, updated; undefined where it has none. */
export async function renewActivation(
  transaction: Transaction,
  of: ActivatedId,
  device: Device,
): Promise<string | undefined> {
  const [renewed] = await transaction
    .update(activation)
    .set({ ...columnsOf(device), lastSeenAt: sql`now()` })
    .where(and(isOf(of), eq(activation.deviceId, device.device_id), isRunning))
    .returning({ id: activation.id });
  return renewed?.id;
}

export async function insertActivation(
  transaction: Transaction,
  of: ActivatedId,
  device: Device,
): Promise<string> {
  const [inserted] = await transaction
    .insert(activation)
    .values({ ...of, deviceId: device.device_id, ...columnsOf(device) })
    .returning({ id: activation.id });
  if (inserted === undefined) throw new Error("The activation was not written");
  return inserted.id;
}

function columnsOf({ device_name: deviceName, system, app_version: appVersion }: Device) {
  return { deviceName, system, appVersion };
}

/** What an activation belongs to; undefined where this id does not exist. */
export async function findActivation(
  database: Database,
  id: string,
): Promise<{ readonly of: ActivatedId; readonly isEnded: boolean } | undefined> {
  const [found] = await database
    .select({
      licenceId: activation.licenceId,
      subscriptionId: activation.subscriptionId,
      endedAt: activation.endedAt,
    })
    .from(activation)
    .where(eq(activation.id, id));
  if (found === undefined) return undefined;
  const { licenceId, subscriptionId, endedAt } = found;
  const isEnded = endedAt !== null;
  if (licenceId !== null) return { of: { licenceId }, isEnded };
  if (subscriptionId !== null) return { of: { subscriptionId }, isEnded };
  throw new Error(`Activation ${id} is of nothing`);
}

/** Returns whether it is active: what has ended meanwhile stays ended. */
export async function noteSeen(
  database: Database,
  id: string,
  appVersion: string,
): Promise<boolean> {
  const { rowCount } = await database
    .update(activation)
    .set({ appVersion, lastSeenAt: sql`now()` })
    .where(and(eq(activation.id, id), isRunning));
  return rowCount === 1;
}

export async function endActivation(database: Database, id: string): Promise<void> {
  await database
    .update(activation)
    .set({ endedAt: sql`now()` })
    .where(and(eq(activation.id, id), isRunning));
}

/** Ends an activation of the owner's licence or plan. Returns whether it is theirs; idempotent. */
export async function endOwnActivation(
  database: Database,
  id: string,
  accountId: number,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    update shop.activation set ended_at = coalesce(ended_at, now())
     where id = ${id} and (
       exists (select from shop.licence
                where licence.id = activation.licence_id and licence.account_id = ${accountId})
       or exists (select from shop.subscription
                   where subscription.id = activation.subscription_id
                     and subscription.account_id = ${accountId}))`);
  return rowCount === 1;
}

/** Frees all seats: the licence has another string. Returns how many were taken. */
export async function endActivationsOf(transaction: Transaction, of: ActivatedId): Promise<number> {
  const { rowCount } = await transaction
    .update(activation)
    .set({ endedAt: sql`now()` })
    .where(and(isOf(of), isRunning));
  return rowCount ?? 0;
}

/**
 * Frees all seats and removes which computers had them, also of those that have ended: the licence has another owner,
 * who is not to learn of them.
 */
export async function emptyActivationsOf(transaction: Transaction, of: ActivatedId): Promise<void> {
  await transaction
    .update(activation)
    .set({
      deviceId: "",
      deviceName: "",
      endedAt: sql`coalesce(${activation.endedAt}, now())`,
    })
    .where(isOf(of));
}
