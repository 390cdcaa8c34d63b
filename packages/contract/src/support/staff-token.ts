import { createHmac, hash, timingSafeEqual } from "node:crypto";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { staffRoles } from "./staff-rights.ts";

const Staff = Type.Object({
  /** Their number in the CMS. */
  id: Type.Integer(),
  email: Type.String({ minLength: 1 }),
  role: Type.Enum([...staffRoles]),
});
export type Staff = Type.Static<typeof Staff>;

const claimsForm = Compile(
  Type.Object({ staff: Staff, call: Type.String(), expiresAt: Type.Integer() }),
);

const lifeMilliseconds = 60_000;

/**
 * With this the CMS identifies the calling staff member to the server. It permits one call with one body, for a
 * minute; the browser never sees it.
 */
export function signStaffToken(
  staff: Staff,
  { call, now, secret }: { call: string; now: Date; secret: string },
): string {
  const claims = { staff, call, expiresAt: now.getTime() + lifeMilliseconds };
  const text = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${text}.${signatureOf(text, secret).toString("base64url")}`;
}

/** Undefined where the token is forged, too old, or for another call. */
export function readStaffToken(
  token: string,
  { call, now, secret }: { call: string; now: Date; secret: string },
): Staff | undefined {
  const [text = "", signature = "", ...rest] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const right = signatureOf(text, secret);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    return undefined;
  const claims: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
  if (!claimsForm.Check(claims)) return undefined;
  const { staff, expiresAt } = claims;
  // A clock that is ahead must not make a token live longer.
  const isNow = expiresAt > now.getTime() && expiresAt <= now.getTime() + 2 * lifeMilliseconds;
  return isNow && claims.call === call ? staff : undefined;
}

/** What a token is for: the method and the URL as requested, and the body as sent. */
export function nameCall(method: string, path: string, body = ""): string {
  return `${method} ${path} ${hash("sha256", body)}`;
}

function signatureOf(text: string, secret: string): Buffer {
  // With the purpose, so that no other signature of the same secret is accepted as one of these.
  return createHmac("sha256", secret).update(`staff-token ${text}`).digest();
}
