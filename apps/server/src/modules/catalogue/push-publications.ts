import type { PaymentProvider } from "@autotune/payments";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../../app.ts";
import { followPublications } from "../content/follow-publications.ts";
import { pushProducts, type PushedProducts } from "./push-products.ts";

export interface PushOptions {
  readonly provider: PaymentProvider;
  readonly directUrl: string;
}

/** Also how late a discount that begins by the clock is told at most. */
const everyMilliseconds = 30_000;

/** Tells the provider of a publication as soon as it is one. What fails is tried again with the next comparison. */
export const pushPublications = fastifyPlugin(
  async (app: App, { provider, directUrl }: PushOptions) => {
    const pushed: PushedProducts = new Map();
    const stop = followPublications({
      url: directUrl,
      everyMilliseconds,
      onProblem: (error) => app.log.warn({ err: error }, "products could not be pushed"),
      refresh: () => pushProducts(app.database, provider, pushed),
    });
    app.addHook("onClose", stop);
  },
);
