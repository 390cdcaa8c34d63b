import type { Endpoint, PayloadRequest } from "payload";
import type Type from "typebox";
import { Compile } from "typebox/compile";
import { areTooMany, giveBack } from "../attempts/count-attempt.ts";
import { isKnownDevice, readDevice, rememberDevice } from "../attempts/known-device.ts";
import { factorAttempts } from "../attempts/attempt-limits.ts";
import { readCaller, type Caller } from "../sessions/half-session.ts";
import { proveSession } from "../sessions/staff-session.ts";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { readJsonBody } from "../../platform/endpoints/json-body.ts";

export interface FactorCall<Body> extends Caller {
  readonly req: PayloadRequest;
  readonly body: Body;
}

type Result =
  | { readonly ok: true; readonly [name: string]: unknown }
  | { readonly ok: false; readonly message: string };

/** A person at one of the few places where half a session may go; each checks for itself how much it needs. */
export function factorEndpoint<Schema extends Type.TSchema>(
  path: string,
  schema: Schema,
  handle: (call: FactorCall<Type.Static<Schema>>) => Promise<Result | Response>,
): Endpoint {
  const form = Compile(schema);
  return {
    path,
    method: "post",
    async handler(req) {
      const caller = await readCaller(req.payload, req.headers);
      if (caller === undefined) return reply({ ok: false, message: signInAgain }, 401);
      const body = await readJsonBody(req);
      if (!form.Check(body)) return reply({ ok: false, message: "That didn’t work." }, 400);
      const result = await handle({ ...caller, req, body });
      return result instanceof Response ? result : reply(result, result.ok ? 200 : 400);
    },
  };
}

const signInAgain = "Your session has ended. Sign in again.";
export const confirmFirst = "Confirm it’s you first.";
const tooMany = "Too many wrong codes. Try again in 15 minutes.";

export function reply(result: Result, status: number, cookie?: string): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  if (cookie !== undefined) headers.append("set-cookie", cookie);
  return Response.json(result, { status, headers });
}

/** Adding and removing factors: with one that was shown just now, or at the very first setup. */
export function mayChangeFactors({ session }: Caller): boolean {
  return session.isFresh || (!session.isWhole && !session.hasFactor);
}

/**
 * Verifies a factor, as seldom as the limits allow, and makes the session whole. Nobody guesses a code by sending many
 * at once: each is counted first.
 */
export async function proveBy(
  { staff, session, req }: Caller & { readonly req: PayloadRequest },
  factor: string,
  verify: () => Promise<boolean>,
): Promise<Response> {
  const executor = req.payload.db.drizzle;
  const device = readDevice(req.headers);
  const isKnown = device !== undefined && (await isKnownDevice(executor, staff.id, device));
  const attempts = factorAttempts(staff.id, isKnown ? device : undefined);
  if (await areTooMany(executor, attempts)) return reply({ ok: false, message: tooMany }, 429);
  if (!(await verify())) {
    await noteStaffEvent(executor, { by: staff, event: "staff.factor-fail", details: { factor } });
    return reply({ ok: false, message: "That code isn’t right, or was used before." }, 400);
  }
  await giveBack(executor, attempts);
  await proveSession(executor, session.id);
  const event = session.isWhole ? "staff.factor-confirm" : "staff.sign-in";
  await noteStaffEvent(executor, { by: staff, event, details: { factor } });
  const cookie = isKnown ? undefined : await rememberDevice(executor, staff.id);
  return reply({ ok: true }, 200, cookie);
}
