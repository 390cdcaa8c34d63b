import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import type pg from "pg";
import type { SandboxSettings } from "./settings.ts";
import type { Storefront } from "./storefront/storefronts.ts";

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** The dependencies of every part of the sandbox. */
export interface Context {
  readonly pool: pg.Pool;
  readonly settings: SandboxSettings;
  readonly storefronts: readonly Storefront[];
  /** Signals that a delivery may be due. */
  readonly triggerDelivery: () => void;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The provider's name for what a call does; it appears in its error responses. */
    action?: string;
  }
}
