import type { IEnvVar } from "kubernetes-models/v1/EnvVar";

/** Where everything is. */
export const namespace = "autotune-store";

/** Made by the operator, from a vault: no value of a secret is in a file here. */
const secretName = "shop-secrets";
/** What is no secret, in settings.yaml: an operator's own values replace the examples. */
export const settingsName = "shop-settings";

/** Examples; a shop has its own. */
export const settings: Readonly<Record<string, string>> = {
  PUBLIC_URL: "https://shop.example.com",
  CMS_URL: "https://cms.example.com",
  PAYMENT_API_URL: "https://api.fastspring.com",
  PAYMENT_MODE: "live",
  PAYMENT_SCRIPT_URL: "https://sbl.onfastspring.com/sbl/1.0.7/fastspring-builder.min.js",
  PAYMENT_STOREFRONT: "autotune.onfastspring.com/embedded-autotune",
  DEMONSTRATION: "false",
  MAIL_FROM: "AutoTune <hello@shop.example.com>",
  EDU_INQUIRY_TO: "schools@shop.example.com",
  BETA_APP_URL: "https://beta.example.com/",
  // The addresses of pods: whoever reaches a web process is the edge, by the network policies.
  TRUSTED_PROXIES: "10.0.0.0/8",
  STAFF_API_URL: "http://web:3000",
};

const fromSettings = (name: string, isOptional = false): IEnvVar => ({
  name,
  valueFrom: { configMapKeyRef: { name: settingsName, key: name, optional: isOptional } },
});

const fromSecret = (name: string, key = name, isOptional = false): IEnvVar => ({
  name,
  valueFrom: { secretKeyRef: { name: secretName, key, optional: isOptional } },
});

/** Web and worker are the same code and check the same settings. */
const ofTheShop: readonly IEnvVar[] = [
  fromSettings("PUBLIC_URL"),
  fromSettings("CMS_URL"),
  fromSettings("PAYMENT_API_URL"),
  fromSettings("PAYMENT_MODE"),
  fromSettings("PAYMENT_SCRIPT_URL"),
  fromSettings("PAYMENT_STOREFRONT"),
  fromSettings("DEMONSTRATION"),
  fromSettings("MAIL_FROM"),
  fromSettings("EDU_INQUIRY_TO"),
  fromSettings("BETA_APP_URL"),
  fromSettings("TRUSTED_PROXIES"),
  fromSettings("TAG_MANAGER_URL", true),
  fromSettings("AFFILIATE_SCRIPT_URL", true),
  fromSettings("AFFILIATE_SALES_URL", true),
  fromSettings("DKIM_DOMAIN", true),
  fromSettings("DKIM_SELECTOR", true),
  fromSettings("DKIM_PRIVATE_KEY_FILE", true),
  fromSettings("BOUNCE_DOMAIN", true),
  fromSettings("BOUNCE_PORT", true),
  fromSettings("MAIL_HOURLY_LIMIT", true),
  fromSettings("MAIL_WARM_UP_FROM", true),
  fromSettings("MAIL_WARM_UP_FIRST_DAY", true),
  fromSettings("VISITS_FOLDER", true),
  fromSettings("EDGE_PURGE", true),
  fromSettings("EDGE_PURGE_URL", true),
  fromSecret("EDGE_PURGE_TOKEN", "EDGE_PURGE_TOKEN", true),
  fromSecret("REDIS_URL"),
  fromSecret("STORAGE_URL"),
  fromSecret("SMTP_URL"),
  fromSecret("METRICS_TOKEN"),
  fromSecret("LINK_SECRET"),
  fromSecret("ACTIVATION_SECRET"),
  fromSecret("STAFF_API_SECRET"),
  fromSecret("PAYMENT_API_USERNAME"),
  fromSecret("PAYMENT_API_PASSWORD"),
  fromSecret("PAYMENT_WEBHOOK_SECRET"),
  fromSecret("ERROR_REPORT_DSN", "ERROR_REPORT_DSN", true),
  fromSecret("AFFILIATE_SALES_SECRET", "AFFILIATE_SALES_SECRET", true),
];

/** Each process connects with a role of its own. */
export const webSettings: readonly IEnvVar[] = [
  fromSecret("DATABASE_URL", "DATABASE_URL_WEB"),
  fromSecret("DATABASE_DIRECT_URL", "DATABASE_DIRECT_URL_WEB", true),
  fromSecret("DATABASE_REPLICA_URL", "DATABASE_REPLICA_URL_WEB", true),
  fromSettings("DATABASE_NAMED_STATEMENTS", true),
  ...ofTheShop,
];

export const workerSettings: readonly IEnvVar[] = [
  fromSecret("DATABASE_URL", "DATABASE_URL_WORKER"),
  ...ofTheShop,
];

export const cmsSettings: readonly IEnvVar[] = [
  fromSecret("DATABASE_URL", "DATABASE_URL_CMS"),
  fromSettings("CMS_URL"),
  fromSettings("PUBLIC_URL"),
  fromSettings("STAFF_API_URL"),
  fromSecret("CMS_SECRET"),
  fromSecret("STAFF_API_SECRET"),
  fromSecret("STAFF_FACTOR_SECRET"),
  fromSecret("METRICS_TOKEN"),
  fromSecret("STORAGE_URL"),
  fromSecret("SMTP_URL"),
];

/** The shop's migrations make the roles, which only a superuser may; the CMS's own have a role. */
export const shopMigrationSettings: readonly IEnvVar[] = [
  fromSecret("DATABASE_URL", "DATABASE_URL_SUPERUSER"),
];

export const cmsMigrationSettings: readonly IEnvVar[] = [
  fromSecret("DATABASE_URL", "DATABASE_URL_MIGRATIONS"),
  ...cmsSettings.filter(({ name }) => name !== "DATABASE_URL"),
];
