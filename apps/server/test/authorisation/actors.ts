import { randomUUID } from "node:crypto";
import { staffRoles } from "@autotune/contract";
import { nameCall, signStaffToken } from "@autotune/contract/staff-token";
import type { Database } from "@autotune/database";
import {
  account,
  checkout,
  knownDevice,
  passkeyChallenge,
  session,
} from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { createToken, hashToken } from "../../src/platform/session/token.ts";
import { staffApiSecret } from "../settings.ts";

/** Every kind of caller. Those of staff are no customers by that. */
export const actors = [
  "anonymous",
  "expired session",
  "revoked session",
  /** The owner's own browser, known to the shop and asked for a passkey, before it presented one. */
  "half signed in",
  /** Bought without an account, and has the cookie that finds this purchase. */
  "guest",
  ...staffRoles,
  "another customer",
  /** Another customer whose plan includes every product. */
  "another subscriber",
  "owner",
] as const;
export type Actor = (typeof actors)[number];

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly cookie: string;
}

/** A signed-in user. */
export async function makePerson(database: Database, passwordHash: string): Promise<Person> {
  const email = `${randomUUID()}@studio.test`;
  const person = { email, passwordHash, firstName: "Ana", lastName: "Rey", optinMarketing: false };
  const [made] = await database.insert(account).values(person).returning({ id: account.id });
  const id = made?.id ?? 0;
  return { id, email, cookie: await beginSession(database, id, "1 day") };
}

async function beginSession(database: Database, accountId: number, life: "1 day" | "over") {
  const token = createToken();
  const expiresAt = new Date(Date.now() + (life === "over" ? -1000 : 86_400_000));
  const begun = { accountId, tokenHash: hashToken(token), userAgent: "", expiresAt };
  await database.insert(session).values(begun);
  return `__Host-session=${token}`;
}

/** A session that was valid until its owner ended it. */
async function revokeSession(database: Database, accountId: number): Promise<string> {
  const cookie = await beginSession(database, accountId, "1 day");
  const [, token = ""] = cookie.split("=");
  await database.delete(session).where(eq(session.tokenHash, hashToken(token)));
  return cookie;
}

async function beginPasskeySignIn(database: Database, accountId: number): Promise<string> {
  const [device, asked] = [createToken(), createToken()];
  await database.insert(knownDevice).values({ accountId, deviceHash: hashToken(device) });
  await database
    .insert(passkeyChallenge)
    .values({ tokenHash: hashToken(asked), challenge: createToken(), accountId: null });
  return `__Host-device=${device}; __Host-passkey=${asked}; signed-in=1`;
}

async function buyAsGuest(database: Database): Promise<string> {
  const token = createToken();
  await database.insert(checkout).values({
    id: randomUUID(),
    guestHash: hashToken(token),
    email: `${randomUUID()}@studio.test`,
    language: "en",
    country: "US",
    currency: "USD",
    subtotal: 0,
    lines: [],
  });
  return `__Host-guest=${token}`;
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly body: object | string | undefined;
}

interface People {
  readonly owner: Person;
  /** Another customer or subscriber. */
  readonly stranger: Person;
}

/** How an actor authenticates: by a session, or by a token of the CMS. */
export async function credentialsOf(
  database: Database,
  actor: Actor,
  { owner, stranger }: People,
  { method, url, body }: Call,
): Promise<{ readonly cookie?: string; readonly authorization?: string }> {
  switch (actor) {
    case "anonymous":
      return {};
    case "expired session":
      return { cookie: await beginSession(database, owner.id, "over") };
    case "revoked session":
      return { cookie: await revokeSession(database, owner.id) };
    case "half signed in":
      return { cookie: await beginPasskeySignIn(database, owner.id) };
    case "guest":
      return { cookie: await buyAsGuest(database) };
    case "another customer":
    case "another subscriber":
      return { cookie: stranger.cookie };
    case "owner":
      return { cookie: owner.cookie };
    case "support":
    case "manager":
    case "admin": {
      const staff = { id: 1, email: `${actor}@desk.test`, role: actor };
      const text = typeof body === "object" ? JSON.stringify(body) : (body ?? "");
      const signing = {
        call: nameCall(method, url, text),
        now: new Date(),
        secret: staffApiSecret,
      };
      return { authorization: `Bearer ${signStaffToken(staff, signing)}` };
    }
  }
}
