import type { PaymentProvider } from "@autotune/payments";
import fastifyPlugin from "fastify-plugin";
import type { App } from "../../../platform/app.ts";
import { followPublications } from "../../../platform/published/follow-publications.ts";
import { pushProducts, type PushedProducts } from "./push-products.ts";

export interface PushOptions {
  readonly provider: PaymentProvider;
  readonly directUrl: string;
}

/** Also the maximum delay for a discount that begins by the clock. */
const everyMilliseconds = 30_000;

/** Pushes a publication to the provider at once. A failure is retried with the next comparison. */
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
