import { APIError, type CollectionBeforeOperationHook, type RequestContext } from "payload";
import type { User } from "../../payload-types.ts";
import { executorOf } from "../staff/executor-of.ts";
import { signInSettings } from "../staff/sign-in-settings.ts";
import type { StaffMember } from "../staff/staff-audit.ts";
import { areTooMany, purgeAttempts, type Attempt } from "./count-attempt.ts";
import { isKnownDevice, readDevice } from "./known-device.ts";
import { networkOf } from "./network-of.ts";
import { confirmAttempts, signInAttempts } from "./attempt-limits.ts";
import { spendAsLong } from "./spend-as-long.ts";

/** What a sign-in leaves for what runs after it. */
interface SignIn {
  readonly attempts: readonly Attempt[];
  readonly staff: StaffMember | undefined;
  readonly network: string;
  readonly isConfirmation: boolean;
}

const signIns = new WeakMap<RequestContext, SignIn>();

/** The sign-in that a request with this context has begun. */
export function readSignIn(context: RequestContext): SignIn | undefined {
  return signIns.get(context);
}

/** Marks a sign-in that only verifies the password of somebody who is signed in. */
export const confirmationContext = { confirmsPassword: true };

const tooManyAttempts =
  "Too many wrong attempts. Try again in 15 minutes, or in an hour if that doesn’t work.";

/**
 * Counts sign-ins before the password is verified, and lets one with an unknown email address take as long as one
 * with a wrong password. Payload's own lock would let anybody lock anybody out.
 */
export const limitSignIn: CollectionBeforeOperationHook<"users"> = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== "login" || !("data" in args)) return;
  const email: unknown = Reflect.get(args.data ?? {}, "email");
  const password: unknown = Reflect.get(args.data ?? {}, "password");
  if (typeof email !== "string" || typeof password !== "string") return;
  const normalised = email.trim().toLowerCase();
  const found = await req.payload.db.findOne<User>({
    collection: "users",
    req,
    where: { email: { equals: normalised } },
  });
  const isConfirmation = req.context["confirmsPassword"] === true && found !== null;
  const network = networkOf(req.headers, signInSettings(req.payload).proxies);
  const device = readDevice(req.headers);
  const isKnown =
    found !== null &&
    device !== undefined &&
    (await isKnownDevice(await executorOf(req), found.id, device));
  const attempts = isConfirmation
    ? confirmAttempts(found.id)
    : signInAttempts(normalised, { network, knownDevice: isKnown ? device : undefined });
  // On a connection of its own: what fails is counted all the same.
  const executor = req.payload.db.drizzle;
  await purgeAttempts(executor);
  if (await areTooMany(executor, attempts)) throw new APIError(tooManyAttempts, 429, null, true);
  const staff = found === null ? undefined : { id: found.id, email: found.email, role: found.role };
  signIns.set(req.context, { attempts, staff, network, isConfirmation });
  if (found === null) await spendAsLong(password);
};
