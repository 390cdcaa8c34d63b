import { ActivationParams, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../../platform/app.ts";
import { ApiError } from "../../../platform/http/errors.ts";
import { endOwnActivation } from "./repository.ts";

/** What the owner of a licence can do about its computers remotely. */
export async function activationRoutes(app: App): Promise<void> {
  app.delete(
    "/laravel/rest/activations/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Deactivate a computer on your own license or plan",
        tags: ["licences"],
        params: ActivationParams,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      if (!(await endOwnActivation(app.database, request.params.id, request.account.id)))
        throw new ApiError("notFound");
      return reply.status(204).send(null);
    },
  );
}
