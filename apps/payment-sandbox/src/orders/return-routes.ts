import Type from "typebox";
import type { App, Context } from "../app.ts";
import { refusal } from "../api/refusals.ts";
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
      const answers = [];
      let refused = false;
      for (const { order, reason, note, items } of request.body.returns) {
        const returned = await returnOrder(context, {
          order,
          reason,
          ...(note === undefined ? {} : { note }),
          ...(items === undefined ? {} : { items }),
        });
        refused ||= !returned.ok;
        answers.push(
          returned.ok
            ? { ...returned.data, order, action: "return.create", result: "success" }
            : { order, ...refusal("return.create", returned.reason) },
        );
      }
      return reply.status(refused ? 400 : 200).send({ returns: answers });
    },
  );
}
