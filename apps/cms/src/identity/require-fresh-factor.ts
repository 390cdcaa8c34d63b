import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import type { User } from "../payload-types.ts";
import { isFreshRequest } from "./sessions/is-fresh-request.ts";

/** Who is staff, what they may do and how they sign in changes with a second factor that was shown just now. */
export const requireFreshFactor: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const isSensitive =
    operation === "create" ||
    (data !== undefined && originalDoc !== undefined && changesAccess(data, originalDoc));
  if (isSensitive) await demand(req);
  return data;
};

export const requireFreshFactorToDelete: CollectionBeforeDeleteHook = ({ req }) => demand(req);

function changesAccess({ role, email, password }: Partial<User>, former: User): boolean {
  return (
    Boolean(password) ||
    (role !== undefined && role !== former.role) ||
    (typeof email === "string" && email.trim().toLowerCase() !== former.email)
  );
}

/** The seed, and the setup of the first person, are nobody's session. */
async function demand(req: PayloadRequest): Promise<void> {
  if (req.user === null || req.user === undefined || (await isFreshRequest(req))) return;
  throw new APIError(
    "Confirm it’s you first: open “Sign-in security”, enter a code there, and save again.",
    403,
    null,
    true,
  );
}
