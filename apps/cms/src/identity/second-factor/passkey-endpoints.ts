import type { Endpoint } from "payload";
import Type from "typebox";
import { saveChallenge, takeChallenge } from "../sessions/staff-session.ts";
import { noteStaffEvent } from "../staff/staff-audit.ts";
import { signInSettings } from "../staff/sign-in-settings.ts";
import { completeEnrolment } from "./complete-enrolment.ts";
import { confirmFirst, factorEndpoint, mayChangeFactors, proveBy } from "./factor-endpoint.ts";
import { factorPaths } from "./factor-routes.ts";
import { readFactors } from "./factors.ts";
import {
  addPasskey,
  NewCredential,
  offerNewPasskey,
  offerOwnPasskeys,
  removePasskey,
  ShownCredential,
  usePasskey,
} from "./passkeys.ts";

const notFresh = { ok: false, message: confirmFirst } as const;
const rejected = { ok: false, message: "That passkey didn’t work. Try again." } as const;
const nothing = Type.Object({});

const toAdd = factorEndpoint(factorPaths.passkeyToAdd, nothing, async (call) => {
  if (!mayChangeFactors(call)) return notFresh;
  const { staff, session, req } = call;
  const executor = req.payload.db.drizzle;
  const options = await offerNewPasskey(executor, signInSettings(req.payload).cmsUrl, staff);
  await saveChallenge(executor, session.id, options.challenge);
  return { ok: true, options };
});

const Added = Type.Object({
  name: Type.String({ maxLength: 60 }),
  credential: NewCredential,
});
const add = factorEndpoint(factorPaths.addPasskey, Added, async (call) => {
  if (!mayChangeFactors(call)) return notFresh;
  const { staff, session, req, body } = call;
  const executor = req.payload.db.drizzle;
  const { cmsUrl } = signInSettings(req.payload);
  const challenge = await takeChallenge(executor, session.id);
  if (challenge === undefined) return rejected;
  const name = body.name.trim() === "" ? "Passkey" : body.name.trim();
  const made = { staffId: staff.id, name, challenge, credential: body.credential };
  if (!(await addPasskey(executor, cmsUrl, made))) return rejected;
  return completeEnrolment(call, "passkey");
});

const toUse = factorEndpoint(factorPaths.passkeyToUse, nothing, async (call) => {
  const { staff, session, req } = call;
  const executor = req.payload.db.drizzle;
  const options = await offerOwnPasskeys(executor, signInSettings(req.payload).cmsUrl, staff.id);
  await saveChallenge(executor, session.id, options.challenge);
  return { ok: true, options };
});

const use = factorEndpoint(
  factorPaths.usePasskey,
  Type.Object({ credential: ShownCredential }),
  (call) => {
    const { staff, session, req, body } = call;
    const executor = req.payload.db.drizzle;
    return proveBy(call, "passkey", async () => {
      const challenge = await takeChallenge(executor, session.id);
      if (challenge === undefined) return false;
      const shown = { staffId: staff.id, challenge, credential: body.credential };
      return usePasskey(executor, signInSettings(req.payload).cmsUrl, shown);
    });
  },
);

const remove = factorEndpoint(
  factorPaths.removePasskey,
  Type.Object({ id: Type.String({ maxLength: 40 }) }),
  async (call) => {
    const { staff, session, req, body } = call;
    if (!session.isWhole || !session.isFresh) return notFresh;
    const executor = req.payload.db.drizzle;
    const { hasApp, passkeys } = await readFactors(executor, staff.id);
    if (!hasApp && passkeys.length < 2)
      return { ok: false, message: "This is your only way to sign in. Add another first." };
    await removePasskey(executor, staff.id, body.id);
    const details = { factor: "passkey" };
    await noteStaffEvent(executor, { by: staff, event: "staff.factor-remove", details });
    return { ok: true };
  },
);

export const passkeyEndpoints: Endpoint[] = [toAdd, add, toUse, use, remove];
