import { isStaffRole } from "@autotune/contract";
import type { Executor } from "@autotune/database";
import { sql } from "drizzle-orm";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { StaffMember } from "../staff/staff-audit.ts";

/** After this long without a request, or in all, a person signs in again. */
const idleMinutes = 60;
const longestHours = 12;
/** For who has shown the password, to show the second factor. */
const halfMinutes = 15;
/** How long a second factor counts for what is sensitive. */
const freshMinutes = 10;

const rowForm = Compile(
  Type.Object({
    isCurrent: Type.Boolean(),
    isYoung: Type.Boolean(),
    isNew: Type.Boolean(),
    isProved: Type.Boolean(),
    isFresh: Type.Boolean(),
    hasFactor: Type.Boolean(),
  }),
);

export interface StaffSession {
  readonly id: string;
  readonly hasFactor: boolean;
  /** Whether this person needs a second factor: by their role, or because they have one. */
  readonly needsFactor: boolean;
  /** Without it a session can do nothing but show or set up a factor, and end. */
  readonly isWhole: boolean;
  /** Whether the person has proved just now who they are. */
  readonly isFresh: boolean;
}

/** Undefined where there is none, or it has ended. */
export async function readStaffSession(
  executor: Executor,
  id: string,
  { id: staffId, role }: Pick<StaffMember, "id" | "role">,
): Promise<StaffSession | undefined> {
  const { rows } = await executor.execute(sql`
    select created_at > now() - make_interval(hours => ${longestHours})
        and last_seen_at > now() - make_interval(mins => ${idleMinutes}) as "isCurrent",
      created_at > now() - make_interval(mins => ${halfMinutes}) as "isYoung",
      created_at > now() - make_interval(mins => ${freshMinutes}) as "isNew",
      factor_at is not null as "isProved",
      coalesce(factor_at > now() - make_interval(mins => ${freshMinutes}), false) as "isFresh",
      exists (select from shop.staff_totp where staff_id = ${staffId})
        or exists (select from shop.staff_passkey where staff_id = ${staffId}) as "hasFactor"
    from shop.staff_session where id = ${id} and staff_id = ${staffId}`);
  if (rows[0] === undefined) return undefined;
  const row = rowForm.Parse(rows[0]);
  const needsFactor = row.hasFactor || isStaffRole(role);
  const isWhole = row.isProved || !needsFactor;
  if (!row.isCurrent || !(isWhole || row.isYoung)) return undefined;
  const isFresh = needsFactor ? row.isFresh : row.isNew;
  return { id, hasFactor: row.hasFactor, needsFactor, isWhole, isFresh };
}

/** Noted once a minute: it moves the end of a session that is not used. */
export async function noteSessionUse(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    update shop.staff_session set last_seen_at = now()
    where id = ${id} and last_seen_at < now() - interval '1 minute'`);
}

export async function insertStaffSession(
  executor: Executor,
  id: string,
  staffId: number,
): Promise<void> {
  await executor.execute(sql`
    delete from shop.staff_session where created_at < now() - make_interval(hours => ${longestHours})`);
  await executor.execute(
    sql`insert into shop.staff_session (id, staff_id) values (${id}, ${staffId})`,
  );
}

export async function proveSession(executor: Executor, id: string): Promise<void> {
  await executor.execute(
    sql`update shop.staff_session set factor_at = now(), challenge = null where id = ${id}`,
  );
}

export async function endSession(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`delete from shop.staff_session where id = ${id}`);
}

/** Ends all sessions of a person but this one. */
export async function endOtherSessions(
  executor: Executor,
  staffId: number,
  id: string,
): Promise<void> {
  await executor.execute(
    sql`delete from shop.staff_session where staff_id = ${staffId} and id <> ${id}`,
  );
}

export async function saveChallenge(
  executor: Executor,
  id: string,
  challenge: string,
): Promise<void> {
  await executor.execute(
    sql`update shop.staff_session set challenge = ${challenge} where id = ${id}`,
  );
}

/** What a passkey had to sign; a second try finds nothing. */
export async function takeChallenge(executor: Executor, id: string): Promise<string | undefined> {
  const { rows } = await executor.execute(sql`
    update shop.staff_session session set challenge = null
    from (select id, challenge from shop.staff_session where id = ${id} for update) former
    where session.id = former.id and former.challenge is not null
    returning former.challenge`);
  const challenge = rows[0]?.["challenge"];
  return typeof challenge === "string" ? challenge : undefined;
}
