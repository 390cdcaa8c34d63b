import type { FastifyError } from "fastify";
import type { App, Context } from "../app.ts";
import { accountRoutes } from "../orders/account-routes.ts";
import { couponRoutes } from "../catalogue/coupon-routes.ts";
import { productRoutes } from "../catalogue/product-routes.ts";
import { eventRoutes } from "../events/event-routes.ts";
import { orderRoutes } from "../orders/order-routes.ts";
import { returnRoutes } from "../orders/return-routes.ts";
import { sessionRoutes } from "../sessions/session-routes.ts";
import { subscriptionRoutes } from "../subscriptions/subscription-routes.ts";
import { basicCredentials, isAuthorized } from "./credentials.ts";
import { errorBody } from "./error-body.ts";

/** The calls that the seller's server makes. */
export async function api(app: App, context: Context): Promise<void> {
  const { PAYMENT_API_USERNAME: username, PAYMENT_API_PASSWORD: password } = context.settings;
  const expected = basicCredentials(username, password);
  app.addHook("onRequest", async (request, reply) => {
    if ((request.headers["user-agent"] ?? "") === "")
      return reply
        .status(403)
        .send(errorBody(actionOf(request.routeOptions), { "User-Agent": "Header is required." }));
    if (!isAuthorized(request.headers.authorization, expected))
      return reply
        .status(401)
        .header("www-authenticate", 'Basic realm="payment sandbox"')
        .send(errorBody(actionOf(request.routeOptions), { authentication: "Unauthorized" }));
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "failed");
    const [problem] = error.validation ?? [];
    const field = problem?.instancePath.replace(/^\//, "").replaceAll("/", ".") ?? "";
    return reply.status(status).send(
      errorBody(actionOf(request.routeOptions), {
        [field === "" ? "request" : field]: status >= 500 ? "Internal error" : error.message,
      }),
    );
  });
  for (const routes of [
    sessionRoutes,
    orderRoutes,
    returnRoutes,
    productRoutes,
    couponRoutes,
    subscriptionRoutes,
    accountRoutes,
    eventRoutes,
  ])
    await app.register(async (scope) => routes(scope, context));
}

function actionOf({ config }: { config: { action?: string } }): string {
  return config.action ?? "request";
}
