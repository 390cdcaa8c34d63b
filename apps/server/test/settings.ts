import type { WebSettings, WorkerSettings } from "../src/environment.ts";

export const metricsToken = "test-metrics-token-of-24-chars";

export const settings = {
  NODE_ENV: "test",
  LOG_LEVEL: "silent",
  METRICS_TOKEN: metricsToken,
  HOST: "127.0.0.1",
  PORT: 0,
  WORKER_PORT: 0,
  PUBLIC_URL: "http://shop.localhost:3000",
  STORAGE_URL: "file:///nonexistent",
  TRUSTED_PROXIES: "127.0.0.1",
  DATABASE_URL: "postgres://postgres@127.0.0.1:1/none",
} as const satisfies WebSettings & WorkerSettings;
