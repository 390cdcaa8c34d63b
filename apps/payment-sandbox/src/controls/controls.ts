import type { App, Context } from "../app.ts";
import { isAuthorized } from "../api/credentials.ts";
import { clockControls } from "./clock-controls.ts";
import { eventControls } from "./event-controls.ts";
import { paymentControls } from "./payment-controls.ts";

/** The controls with which tests drive the sandbox. The provider has nothing like it. */
export async function controls(app: App, context: Context): Promise<void> {
  const expected = `Bearer ${context.settings.CONTROLS_TOKEN}`;
  app.addHook("onRequest", async (request, reply) => {
    if (!isAuthorized(request.headers.authorization, expected))
      return reply.status(401).send({ error: "The controls need their token." });
  });
  for (const routes of [clockControls, eventControls, paymentControls])
    await app.register(async (scope) => routes(scope, context));
}
