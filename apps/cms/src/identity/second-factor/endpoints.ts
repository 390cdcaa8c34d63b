import type { Endpoint } from "payload";
import { generateExpiredPayloadCookie } from "payload/shared";
import Type from "typebox";
import { endSession } from "../sessions/staff-session.ts";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { signInSettings } from "../staff/sign-in-settings.ts";
import { removeApp, saveApp, useAppCode } from "./authenticator-app.ts";
import { readEnrolment } from "./enrolment.ts";
import { completeEnrolment } from "./complete-enrolment.ts";
import {
  confirmFirst,
  factorEndpoint,
  mayChangeFactors,
  proveBy,
  reply,
} from "./factor-endpoint.ts";
import { factorPaths } from "./factor-routes.ts";
import { readFactors, removeAllFactors } from "./factors.ts";
import { passkeyEndpoints } from "./passkey-endpoints.ts";
import { replaceRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";

const appCode = /^\d{6}$/;
const Code = Type.String({ minLength: 1, maxLength: 40 });
const notFresh = { ok: false, message: confirmFirst } as const;

/** A code of the app, or one for recovery: people enter what they have. */
const enterCode = factorEndpoint(factorPaths.code, Type.Object({ code: Code }), (call) => {
  const { staff, req, body } = call;
  const executor = req.payload.db.drizzle;
  const { factorSecret } = signInSettings(req.payload);
  const code = body.code.replaceAll(/\s/g, "");
  return appCode.test(code)
    ? proveBy(call, "app", () =>
        useAppCode(executor, factorSecret, { staffId: staff.id, code, now: new Date() }),
      )
    : proveBy(call, "recovery code", () =>
        useRecoveryCode(executor, factorSecret, { staffId: staff.id, typed: code }),
      );
});

const Enrolment = Type.Object({ sealed: Type.String({ maxLength: 200 }), code: Code });

/** Sets the app up, or another one instead. */
const addApp = factorEndpoint(factorPaths.app, Enrolment, async (call) => {
  const { staff, req, body } = call;
  if (!mayChangeFactors(call)) return notFresh;
  const executor = req.payload.db.drizzle;
  const { factorSecret } = signInSettings(req.payload);
  const code = body.code.replaceAll(/\s/g, "");
  const read = readEnrolment(factorSecret, call, { sealed: body.sealed, code, now: new Date() });
  if (read === undefined)
    return { ok: false, message: "That code isn’t right. Check the time on your phone." };
  await saveApp(executor, factorSecret, { staffId: staff.id, ...read });
  return completeEnrolment(call, "app");
});

const leaveApp = factorEndpoint(factorPaths.removeApp, Type.Object({}), async (call) => {
  const { staff, session, req } = call;
  if (!session.isWhole || !session.isFresh) return notFresh;
  const executor = req.payload.db.drizzle;
  const { passkeys } = await readFactors(executor, staff.id);
  if (passkeys.length === 0)
    return { ok: false, message: "Add a passkey before you remove the app." };
  await removeApp(executor, staff.id);
  const details = { factor: "app" };
  await noteStaffEvent(executor, { by: staff, event: "staff.factor-remove", details });
  return { ok: true };
});

const renewCodes = factorEndpoint(factorPaths.recoveryCodes, Type.Object({}), async (call) => {
  const { staff, session, req } = call;
  if (!session.isWhole || !session.hasFactor || !session.isFresh) return notFresh;
  const executor = req.payload.db.drizzle;
  const { factorSecret } = signInSettings(req.payload);
  const recoveryCodes = await replaceRecoveryCodes(executor, factorSecret, staff.id);
  await noteStaffEvent(executor, { by: staff, event: "staff.recovery-codes-make" });
  return { ok: true, recoveryCodes };
});

/** For a colleague who has lost their phone and their codes: at their next sign-in they set up anew. */
const Reset = Type.Object({ staffId: Type.Integer() });
const resetStaff = factorEndpoint(factorPaths.resetStaff, Reset, async (call) => {
  const { staff, session, req, body } = call;
  if (staff.role !== "admin" || !session.isWhole || body.staffId === staff.id)
    return reply({ ok: false, message: "You can’t do that." }, 403);
  if (!session.isFresh) return notFresh;
  const executor = req.payload.db.drizzle;
  await removeAllFactors(executor, body.staffId);
  const details = { factor: "all" };
  await noteStaffEvent(executor, {
    by: staff,
    event: "staff.factor-remove",
    about: body.staffId,
    details,
  });
  return { ok: true };
});

/** Payload's own way out knows whole sessions only. */
const leave = factorEndpoint(factorPaths.leave, Type.Object({}), async ({ session, req }) => {
  await endSession(req.payload.db.drizzle, session.id);
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: req.payload.collections.users.config.auth,
    config: req.payload.config,
    cookiePrefix: req.payload.config.cookiePrefix,
  });
  return reply({ ok: true }, 200, cookie);
});

export const factorEndpoints: Endpoint[] = [
  enterCode,
  addApp,
  leaveApp,
  renewCodes,
  resetStaff,
  leave,
  ...passkeyEndpoints,
];
