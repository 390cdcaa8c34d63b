import { hash } from "node:crypto";
import type { KeyRing } from "@autotune/environment";
import { JWTAuthentication, type AuthStrategy, type CollectionConfig } from "payload";

/** Payload verifies sessions with one secret; with these, also those that a previous one has signed. */
export function acceptPreviousKeys(
  users: CollectionConfig,
  [, ...previous]: KeyRing,
): CollectionConfig {
  const auth = typeof users.auth === "object" ? users.auth : {};
  const strategies = previous.map(({ id, secret }): AuthStrategy => ({
    name: `previous-key-${id}`,
    authenticate: (args) =>
      JWTAuthentication({ ...args, payload: Object.create(args.payload, withSecret(secret)) }),
  }));
  return { ...users, auth: { ...auth, strategies: [...(auth.strategies ?? []), ...strategies] } };
}

/** The form in which Payload signs with its setting. */
function withSecret(secret: string): PropertyDescriptorMap {
  return { secret: { value: hash("sha256", secret).slice(0, 32) } };
}
