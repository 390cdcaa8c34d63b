import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify from "fastify";
import { api } from "./api/api.ts";
import type { App, Context } from "./app.ts";
import { controls } from "./controls/controls.ts";
import { connect } from "./database/connect.ts";
import { startDeliveryLoop } from "./events/delivery-loop.ts";
import type { SandboxSettings } from "./settings.ts";
import { storefrontRoutes } from "./storefront/storefront-routes.ts";
import { readStorefronts } from "./storefront/storefronts.ts";
import { turnClock } from "./subscriptions/turn-clock.ts";

const tickMilliseconds = 1000;

/** The whole sandbox on one port; host names distinguish the storefronts. */
export async function createSandbox(settings: SandboxSettings): Promise<App> {
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL },
    forceCloseConnections: true,
    // Wrong input is rejected, not coerced: "1" is no amount.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // Several products are requested by their paths in one URL.
    routerOptions: { maxParamLength: 4000 },
  }).withTypeProvider<TypeBoxTypeProvider>();
  acceptEmptyJson(app);
  const pool = await connect(settings.DATABASE_URL, (error) =>
    app.log.warn({ err: error }, "database connection lost"),
  );
  const delivery = startDeliveryLoop(pool, settings, (error) =>
    app.log.error({ err: error }, "delivery failed"),
  );
  const clock = setInterval(() => {
    turnClock({ pool, settings }, 0).then(delivery.trigger, (error: unknown) =>
      app.log.error({ err: error }, "turn failed"),
    );
  }, tickMilliseconds);
  app.addHook("onClose", async () => {
    clearInterval(clock);
    await delivery.stop();
    await pool.end();
  });
  const context: Context = {
    pool,
    settings,
    storefronts: readStorefronts(settings.PAYMENT_STOREFRONTS),
    triggerDelivery: delivery.trigger,
  };
  app.get("/health/ready", async (_request, reply) => {
    const isReady = await pool.query("select 1").then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? "ready" : "not ready" });
  });
  await app.register(async (scope) => api(scope, context));
  await app.register(async (scope) => controls(scope, context), { prefix: "/controls" });
  await app.register(async (scope) => storefrontRoutes(scope, context));
  return app;
}

/** A POST may declare JSON and have an empty body. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, null);
    else void parse(request, String(body), done);
  });
}
