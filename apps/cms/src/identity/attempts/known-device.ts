import { hash, randomBytes } from "node:crypto";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";

const cookieName = "staff-device";
const days = 180;
const tokenForm = /^[\w-]{43}$/;

/** What a browser's cookie says; whether an account knows it is another question. */
export function readDevice(headers: Pick<Headers, "get">): Buffer | undefined {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  const token = pairs
    .find((pair) => pair.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return token !== undefined && tokenForm.test(token) ? hashOf(token) : undefined;
}

export async function isKnownDevice(
  executor: Executor,
  staffId: number,
  device: Buffer,
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    select from shop.staff_device where token_hash = ${device} and staff_id = ${staffId}
      and last_used_at > now() - make_interval(days => ${days})`);
  return rows.length > 0;
}

/** Remembers the browser of somebody who has just signed in completely; returns its cookie. */
export async function rememberDevice(executor: Executor, staffId: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await executor.execute(sql`
    delete from shop.staff_device where last_used_at < now() - make_interval(days => ${days})`);
  await executor.execute(sql`
    insert into shop.staff_device (token_hash, staff_id) values (${hashOf(token)}, ${staffId})`);
  const secure = process.env.NODE_ENV === "production" ? "; Secure" : "";
  return `${cookieName}=${token}; Path=/api; Max-Age=${days * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`;
}

function hashOf(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
