import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export interface StackAddresses {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly shopUrl: string;
  readonly cmsUrl: string;
  readonly smtpUrl: string;
  /** Where uploaded pictures and other files of this stack live. */
  readonly folder: string;
}

export interface StackSecrets {
  readonly METRICS_TOKEN: string;
  readonly CMS_SECRET: string;
  /** Of the accounts that the seed makes. */
  readonly SEED_PASSWORD: string;
}

/** Public, so that a restart keeps everybody signed in; production refuses them. */
export const developmentSecrets: StackSecrets = {
  METRICS_TOKEN: "development-only-metrics-token",
  CMS_SECRET: "development-only-cms-secret-00000000",
  SEED_PASSWORD: "development-only-Password1",
};

export function randomSecrets(): StackSecrets {
  const secret = () => randomBytes(32).toString("base64url");
  return { METRICS_TOKEN: secret(), CMS_SECRET: secret(), SEED_PASSWORD: secret() };
}

/** The environment of every process of a stack on this machine. */
export function stackEnvironment(
  { databaseUrl, redisUrl, shopUrl, cmsUrl, smtpUrl, folder }: StackAddresses,
  secrets: StackSecrets,
) {
  return {
    ...secrets,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    PUBLIC_URL: shopUrl,
    CMS_URL: cmsUrl,
    SMTP_URL: smtpUrl,
    STORAGE_URL: pathToFileURL(join(folder, "media")).href,
    NEXT_TELEMETRY_DISABLED: "1",
  };
}
