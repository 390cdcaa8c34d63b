import { readEnvironment, type EnvironmentSource } from "@autotune/environment";
import Type from "typebox";

const Environment = Type.Object({
  DATABASE_URL: Type.String({
    pattern: "^postgres(ql)?://",
    description: "the sandbox's own PostgreSQL database; it is created when it does not exist",
  }),
  PORT: Type.Integer({ default: 4103, description: "where the sandbox listens" }),
  HOST: Type.String({ default: "127.0.0.1", description: "the address it listens on" }),
  SANDBOX_URL: Type.String({
    pattern: "^https?://[^/]+$",
    description: "where the script and the API are reached, e.g. http://pay.localhost:4103",
  }),
  PAYMENT_STOREFRONTS: Type.String({
    pattern: "^[^/,]+/[^/,]+(,[^/,]+/[^/,]+)*$",
    description: "the storefronts it serves as host/path, separated by commas",
  }),
  PAYMENT_API_USERNAME: Type.String({ minLength: 1, description: "user name of the API" }),
  PAYMENT_API_PASSWORD: Type.String({ minLength: 1, description: "password of the API" }),
  WEBHOOK_URL: Type.String({ pattern: "^https?://", description: "where events are delivered" }),
  WEBHOOK_SECRET: Type.String({ minLength: 16, description: "signs the events" }),
  CONTROLS_TOKEN: Type.String({ minLength: 16, description: "bearer token of the test controls" }),
  LOG_LEVEL: Type.Enum(["fatal", "error", "warn", "info", "debug", "silent"], {
    default: "warn",
    description: "fatal, error, warn, info, debug or silent",
  }),
});

export type SandboxSettings = Type.Static<typeof Environment>;

export function readSettings(source: EnvironmentSource): SandboxSettings {
  return readEnvironment(Environment, source);
}
