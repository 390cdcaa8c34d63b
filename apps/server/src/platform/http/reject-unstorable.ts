import fastifyPlugin from "fastify-plugin";
import type { App } from "../app.ts";
import { isStorableValue } from "./storable-text.ts";
import { ApiError } from "./errors.ts";

/**
 * Rejects texts that no table can hold, wherever they stand in a URL or a body, before anything looks at them. A lone
 * surrogate has no percent-encoding, and Node lets neither of them into a header.
 */
export const rejectUnstorable = fastifyPlugin(async (app: App) => {
  app.addHook("onRequest", (request, _reply, done) => {
    done(request.url.includes("%00") ? new ApiError("invalidRequest") : undefined);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    const { body } = request;
    // Raw bodies are parsed by their routes.
    const isRejected = body !== undefined && !Buffer.isBuffer(body) && !isStorableValue(body);
    done(isRejected ? new ApiError("invalidRequest") : undefined);
  });
});
