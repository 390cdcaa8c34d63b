import { randomBytes } from "node:crypto";
import { matchTotp, toBase32, totpSecretBytes } from "@autotune/contract/totp";
import { renderSVG } from "uqr";
import type { Caller } from "../sessions/half-session.ts";
import { seal, unseal } from "./seal.ts";

/** What somebody needs to set up an authenticator app. */
export interface Enrolment {
  /** The QR code, made here: no other host sees the secret. */
  readonly svg: string;
  /** For who cannot scan it. */
  readonly secret: string;
  /** The secret again, for the form to send back: nothing is stored before a code proves that the app has it. */
  readonly sealed: string;
}

const ownerOf = ({ staff, session }: Caller) => `enrolment ${staff.id} ${session.id}`;

export function beginEnrolment(factorSecret: string, caller: Caller): Enrolment {
  const bytes = randomBytes(totpSecretBytes);
  const secret = toBase32(bytes);
  const label = encodeURIComponent(`AutoTune CMS:${caller.staff.email}`);
  const query = new URLSearchParams({ secret, issuer: "AutoTune CMS" });
  const url = `otpauth://totp/${label}?${query.toString().replaceAll("+", "%20")}`;
  return {
    svg: renderSVG(url, { border: 2 }),
    secret: secret.replaceAll(/(.{4})(?=.)/g, "$1 "),
    sealed: seal(factorSecret, ownerOf(caller), bytes).toString("base64url"),
  };
}

/** The secret, and the time step of the code that proved it. Undefined where the code is wrong. */
export function readEnrolment(
  factorSecret: string,
  caller: Caller,
  { sealed, code, now }: { sealed: string; code: string; now: Date },
): { readonly secret: Buffer; readonly step: number } | undefined {
  const secret = unseal(factorSecret, ownerOf(caller), Buffer.from(sealed, "base64url"));
  const step = secret === undefined ? undefined : matchTotp(secret, code, now);
  return secret === undefined || step === undefined ? undefined : { secret, step };
}
