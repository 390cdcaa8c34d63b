import {
  AuthenticationError,
  LockedAuth,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import type { User } from "../payload-types.ts";
import { refuseField } from "./refuse-field.ts";

/**
 * Whoever finds a browser signed in must not make its account theirs: one's own password, and the e-mail address to
 * which a reset would go, change with the current password only. An admin sets another person's without it.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data === undefined) return data;
  // Read here, and neither kept nor sent back.
  const { currentPassword, ...rest } = data;
  // A reset runs this without a document: its link has proved the mailbox.
  if (operation === "update" && originalDoc !== undefined) {
    const isOwn = req.user !== null && req.user.id === originalDoc.id;
    if (isOwn && changesSignIn(rest, originalDoc))
      await verify(req, originalDoc.email, currentPassword);
  }
  return rest;
};

function changesSignIn({ password, email }: Partial<User>, { email: former }: User): boolean {
  const isOtherEmail = typeof email === "string" && email.trim().toLowerCase() !== former;
  return Boolean(password) || isOtherEmail;
}

/** By signing in, so that wrong ones count and lock the account as they do there; in a transaction of its own. */
async function verify(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  if (typeof password !== "string" || password.trim() === "")
    refuse(req, "Enter your current password to change your password or e-mail address.");
  try {
    await req.payload.login({ collection: "users", data: { email, password } });
  } catch (error) {
    if (error instanceof LockedAuth)
      refuse(req, "Too many wrong passwords. Try again in a quarter of an hour.");
    if (error instanceof AuthenticationError) refuse(req, "This is not your current password.");
    throw error;
  }
}

function refuse(req: PayloadRequest, message: string): never {
  refuseField(req, { path: "currentPassword", label: "Current Password" }, message);
}
