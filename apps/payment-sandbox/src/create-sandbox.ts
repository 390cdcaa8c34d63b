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

/** The whole sandbox on one port; host names tell the storefronts apart. */
export async function createSandbox(settings: SandboxSettings): Promise<App> {
  const app = Fastify({
    logger: { level: settings.LOG_LEVEL },
    forceCloseConnections: true,
    // What is wrong is refused, not bent until it fits: "1" is no amount.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // Several products are asked for by their paths in one address.
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
    turnClock(pool, 0).then(delivery.wake, (error: unknown) =>
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
    wakeDelivery: delivery.wake,
  };
  app.get("/health/ready", async (_request, reply) => {
    const answers = await pool.query("select 1").then(
      () => true,
      () => false,
    );
    return reply.status(answers ? 200 : 503).send({ status: answers ? "ready" : "not ready" });
  });
  await app.register(async (scope) => api(scope, context));
  await app.register(async (scope) => controls(scope, context), { prefix: "/controls" });
  await app.register(async (scope) => storefrontRoutes(scope, context));
  return app;
}

/** A post may say JSON and carry nothing: then nothing is asked. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, null);
    else void parse(request, String(body), done);
  });
}
