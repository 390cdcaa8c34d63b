import type { StaffCustomer } from "@autotune/contract";
import type { Database } from "@autotune/database";
import { account, accountErasure, passkey, session } from "@autotune/database/schema";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { nameDevice } from "../../../platform/http/describe-device.ts";

/** A customer's profile; undefined where the id is unknown. */
export async function findCustomer(
  database: Database,
  accountId: number,
): Promise<StaffCustomer["customer"] | undefined> {
  const [found] = await database
    .select({
      id: account.id,
      email: account.email,
      firstName: account.firstName,
      lastName: account.lastName,
      company: account.company,
      country: account.country,
      language: account.language,
      createdAt: account.createdAt,
      erasedAt: account.erasedAt,
      erasureDueAt: accountErasure.dueAt,
      isGuest: sql<boolean>`${account.passwordHash} is null`,
      isLegacy: sql<boolean>`${account.legacyId} is not null`,
      passkeys: database.$count(passkey, eq(passkey.accountId, account.id)),
    })
    .from(account)
    .leftJoin(
      accountErasure,
      and(eq(accountErasure.accountId, account.id), isNull(accountErasure.doneAt)),
    )
    .where(eq(account.id, accountId));
  if (found === undefined) return undefined;
  return {
    ...found,
    createdAt: found.createdAt.toISOString(),
    erasedAt: found.erasedAt?.toISOString() ?? null,
    erasureDueAt: found.erasureDueAt?.toISOString() ?? null,
  };
}

/** Their sessions. */
export async function readDevices(
  database: Database,
  accountId: number,
): Promise<StaffCustomer["devices"]> {
  const rows = await database
    .select({
      userAgent: session.userAgent,
      country: session.country,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.lastSeenAt))
    .limit(20);
  return rows.map(({ userAgent, country, createdAt, lastSeenAt }) => ({
    device: nameDevice(userAgent),
    country,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}
