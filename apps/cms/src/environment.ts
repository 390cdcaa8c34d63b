import { keyRingSetting, readEnvironment, type EnvironmentSource } from "@autotune/environment";
import Type from "typebox";
import { shortestStaffPassword } from "./identity/staff-password.ts";

const CmsEnvironment = Type.Object({
  DATABASE_URL: Type.String({
    pattern: "^postgres(ql)?://",
    description: "the PostgreSQL database that the CMS and the shop share",
  }),
  CMS_SECRET: keyRingSetting({ minLength: 32, description: "signs the editors' sessions" }),
  CMS_URL: Type.String({
    pattern: "^https?://[^/]+$",
    description: "the address at which editors open the CMS, without a path",
  }),
  PUBLIC_URL: Type.String({
    pattern: "^https?://[^/]+$",
    description: "where people reach the shop: drafts are shown there",
  }),
  STAFF_API_URL: Type.String({
    pattern: "^https?://.+[^/]$",
    description:
      "where a web process answers calls of staff, past the edge, e.g. http://web-1:3000",
  }),
  STAFF_API_SECRET: keyRingSetting({
    minLength: 32,
    description: "signs who of the staff asks there; the same for both",
  }),
  STAFF_FACTOR_SECRET: keyRingSetting({
    minLength: 32,
    description: "encrypts what the second factors of staff are verified with",
  }),
  CMS_PROXIES: Type.Integer({
    minimum: 1,
    default: 1,
    description: "how many proxies in front of the CMS add to X-Forwarded-For",
  }),
  STORAGE_URL: Type.String({
    pattern: "^(file|s3)://",
    description:
      "where the files of images are stored: file:///folder or s3://key:secret@host/bucket?region=…",
  }),
  SMTP_URL: Type.String({
    pattern: "^smtps?://",
    description: "the mail server for the editors' password resets",
  }),
  METRICS_TOKEN: Type.Optional(
    keyRingSetting({
      minLength: 24,
      description:
        "what Prometheus shows as bearer token to read /metrics; without it there is no such page",
    }),
  ),
});
export type CmsEnvironment = Type.Static<typeof CmsEnvironment>;

export function readCmsEnvironment(source: EnvironmentSource): CmsEnvironment {
  return readEnvironment(CmsEnvironment, source);
}

const SeedEnvironment = Type.Object({
  SEED_PASSWORD: Type.String({
    minLength: shortestStaffPassword,
    description: "the password of the demonstration accounts that the seed makes",
  }),
  SEED_TOTP_SECRET: Type.Optional(
    Type.String({
      pattern: "^[A-Z2-7]{32}$",
      description:
        "the authenticator secret of those whose role requires a second factor; without it they set one up at their first sign-in",
    }),
  ),
});

export type SeedEnvironment = Type.Static<typeof SeedEnvironment>;

export function readSeedEnvironment(source: EnvironmentSource): SeedEnvironment {
  return readEnvironment(SeedEnvironment, source);
}

/** What a build runs with: it reads the configuration, and connects to nothing. */
export const buildEnvironment: CmsEnvironment = {
  DATABASE_URL: "postgres://build.invalid/none",
  CMS_SECRET: "no session is ever signed with this one",
  CMS_URL: "http://build.invalid",
  PUBLIC_URL: "http://build.invalid",
  STAFF_API_URL: "http://build.invalid",
  STAFF_API_SECRET: "no call is ever signed with this one",
  STAFF_FACTOR_SECRET: "no secret is ever encrypted with this one",
  CMS_PROXIES: 1,
  STORAGE_URL: "file:///nonexistent",
  SMTP_URL: "smtp://build.invalid",
};
