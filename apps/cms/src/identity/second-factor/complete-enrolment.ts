import type { PayloadRequest } from "payload";
import { rememberDevice } from "../attempts/known-device.ts";
import type { Caller } from "../sessions/half-session.ts";
import { endOtherSessions, proveSession } from "../sessions/staff-session.ts";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { signInSettings } from "../staff/sign-in-settings.ts";
import { reply } from "./factor-endpoint.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

/** What follows from every new factor, whichever it is. The first one comes with recovery codes. */
export async function completeEnrolment(
  { staff, session, req }: Caller & { readonly req: PayloadRequest },
  factor: "app" | "passkey",
): Promise<Response> {
  const executor = req.payload.db.drizzle;
  await proveSession(executor, session.id);
  await endOtherSessions(executor, staff.id, session.id);
  await noteStaffEvent(executor, { by: staff, event: "staff.factor-add", details: { factor } });
  const { factorSecret } = signInSettings(req.payload);
  const recoveryCodes = session.hasFactor
    ? undefined
    : await replaceRecoveryCodes(executor, factorSecret, staff.id);
  const cookie = session.isWhole ? undefined : await rememberDevice(executor, staff.id);
  return reply({ ok: true, recoveryCodes }, 200, cookie);
}
