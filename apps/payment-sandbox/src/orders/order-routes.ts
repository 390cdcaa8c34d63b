import Type from "typebox";
import type { App, Context } from "../app.ts";
import { errorBody } from "../api/error-body.ts";
import { orderData } from "./order-data.ts";
import { findOrder } from "./orders.ts";

export async function orderRoutes(app: App, { pool, settings }: Context): Promise<void> {
  app.get(
    "/orders/:id",
    { config: { action: "order.get" }, schema: { params: Type.Object({ id: Type.String() }) } },
    async (request, reply) => {
      const order = await findOrder(pool, request.params.id);
      if (order === undefined)
        return reply
          .status(404)
          .send({ order: request.params.id, ...errorBody("order.get", { order: "Not found" }) });
      return {
        ...orderData(order, settings.SANDBOX_URL),
        action: "order.get",
        result: "success",
      };
    },
  );
}
