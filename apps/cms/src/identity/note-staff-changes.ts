import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import type { User } from "../payload-types.ts";
import { removeAllFactors } from "./second-factor/factors.ts";
import { sessionIdOf } from "./sessions/session-id.ts";
import { endOtherSessions } from "./sessions/staff-session.ts";
import { executorOf } from "./staff/executor-of.ts";
import { noteStaffEvent } from "./staff/staff-audit.ts";

/** Who was made staff, and whose role, email address or password changed, with who did it. */
export const noteStaffChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
  data,
}) => {
  // The seed, the setup of the first person and a reset, which is noted as a sign-in.
  if (req.user === null || req.user === undefined) return;
  const executor = await executorOf(req);
  const entry = { by: req.user, about: doc.id };
  if (operation === "create") {
    await noteStaffEvent(executor, {
      ...entry,
      event: "staff.create",
      details: { role: doc.role },
    });
    return;
  }
  const hasNewPassword = Boolean(data.password);
  // Who had found out the old one is signed out.
  if (hasNewPassword) {
    const own = req.user.id === doc.id ? sessionIdOf(req.user) : undefined;
    await endOtherSessions(executor, doc.id, own ?? "");
    await noteStaffEvent(executor, { ...entry, event: "staff.password-change" });
  }
  if (doc.email !== previousDoc.email)
    await noteStaffEvent(executor, { ...entry, event: "staff.email-change" });
  if (doc.role !== previousDoc.role) {
    const details = { from: previousDoc.role, to: doc.role };
    await noteStaffEvent(executor, { ...entry, event: "staff.role-change", details });
  }
};

export const noteStaffDeletion: CollectionAfterDeleteHook<User> = async ({ doc, req }) => {
  const executor = await executorOf(req);
  await removeAllFactors(executor, doc.id);
  await noteStaffEvent(executor, { by: req.user ?? doc, about: doc.id, event: "staff.delete" });
};
