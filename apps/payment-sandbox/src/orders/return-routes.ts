import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { returnOrder } from "./return-order.ts";

const Returns = Type.Object({
  returns: Type.Array(
    Type.Object({
      order: Type.String({ minLength: 1 }),
      reason: Type.String({ minLength: 1 }),
      note: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      items: Type.Optional(Type.Array(Type.Object({ product: Type.String() }), { minItems: 1 })),
    }),
    { minItems: 1 },
  ),
});

export async function returnRoutes(app: App, context: Context): Promise<void> {
  app.post(
    "/returns",
    { config: { action: "return.create" }, schema: { body: Returns } },
    async (request, reply) => {
      const results = [];
      let hasError = false;
      for (const { order, reason, note, items } of request.body.returns) {
        const returned = await returnOrder(context, {
          order,
          reason,
          ...(note === undefined ? {} : { note }),
          ...(items === undefined ? {} : { items }),
        });
        hasError ||= !returned.ok;
        results.push(
          returned.ok
            ? { ...returned.data, order, action: "return.create", result: "success" }
            : { order, ...errorBody("return.create", returned.reason) },
        );
      }
      return reply.status(hasError ? 400 : 200).send({ returns: results });
    },
  );
}
