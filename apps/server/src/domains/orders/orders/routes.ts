import { ErrorBody, OrdersResponse, OrdersQuery } from "@autotune/contract";
import type { App } from "../../../platform/app.ts";
import type { InstallerLinks } from "../../licensing/index.ts";
import { ordersPerPage, readOrders } from "./repository.ts";

export async function orderRoutes(app: App, { links }: { links: InstallerLinks }): Promise<void> {
  app.get(
    "/laravel/rest/orders",
    {
      preHandler: app.requireAccount,
      schema: {
        summary: "The signed-in user’s orders, newest first",
        tags: ["orders"],
        querystring: OrdersQuery,
        response: { 200: OrdersResponse, 401: ErrorBody },
      },
    },
    async (request) => {
      const page = request.query.page ?? 1;
      const { total, orders } = await readOrders(app.database, {
        accountId: request.account.id,
        page,
        links,
      });
      return {
        total,
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / ordersPerPage)),
        per_page: ordersPerPage,
        data: orders,
      };
    },
  );
}
