import {
  APIError,
  AuthenticationError,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import type { User } from "../payload-types.ts";
import { confirmationContext } from "./attempts/limit-sign-in.ts";
import { rejectField } from "./reject-field.ts";

/**
 * A person who finds a browser signed in must not take over its account: one's own password, and the e-mail
 * address to which a reset would go, change with the current password only. An admin sets another person's
 * without it.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (data === undefined) return data;
  // Read here, neither stored nor returned.
  const { currentPassword, ...rest } = data;
  // A reset runs this without a document: its link has verified the e-mail address.
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

/** By signing in, so that wrong attempts are counted; in a transaction of its own. */
async function verify(req: PayloadRequest, email: string, password: unknown): Promise<void> {
  if (typeof password !== "string" || password.trim() === "")
    reject(req, "Enter your current password to change your password or email address.");
  try {
    await req.payload.login({
      collection: "users",
      data: { email, password },
      context: { ...confirmationContext },
    });
  } catch (error) {
    if (error instanceof APIError && error.status === 429)
      reject(req, "Too many wrong passwords. Try again in 15 minutes.");
    if (error instanceof AuthenticationError) reject(req, "That’s not your current password.");
    throw error;
  }
}

function reject(req: PayloadRequest, message: string): never {
  rejectField(req, { path: "currentPassword", label: "Current Password" }, message);
}
