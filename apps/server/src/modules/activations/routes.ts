import { ActivationParams, ErrorBody } from "@autotune/contract";
import Type from "typebox";
import type { App } from "../../app.ts";
import { Refusal } from "../../plugins/errors.ts";
import { endOwnActivation } from "./repository.ts";

/** What the owner of a licence does about its computers, without being at them. */
export async function activationRoutes(app: App): Promise<void> {
  app.delete(
    "/laravel/rest/activations/:id",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "Deactivate a computer of one's own licence or plan",
        tags: ["licences"],
        params: ActivationParams,
        response: { 204: Type.Null(), 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
      },
    },
    async (request, reply) => {
      if (!(await endOwnActivation(app.database, request.params.id, request.account.id)))
        throw new Refusal("notFound");
      return reply.status(204).send(null);
    },
  );
}
