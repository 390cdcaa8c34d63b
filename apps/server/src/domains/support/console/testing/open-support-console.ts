import type { AddressInfo } from "node:net";
import type { AuditResponse, StaffCustomer } from "@autotune/contract";
import { expect } from "vitest";
import { buy, providerOf, stopSweeping } from "../../../../../test/purchases.ts";
import { openTestShop } from "../../../../../test/shop.ts";
import { productsToPush } from "../../../../../test/sold-products.ts";
import type { Customer } from "../../../orders/fulfilment/testing/customer.ts";
import { staffClient, type StaffClient } from "./staff-client.ts";

export const reason = "Asked on the telephone";

/** As the provider writes it, with tax. */
export const inCents = (amount: number) => Math.round(amount * 100);

/** A whole shop, with a staff member of each role. */
export async function openSupportConsole() {
  const shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
  const { port } = shop.web.server.address() as AddressInfo;
  const admin = staffClient(shop.web, "admin");
  return {
    shop,
    origin: `http://127.0.0.1:${port}`,
    support: staffClient(shop.web, "support"),
    manager: staffClient(shop.web, "manager"),
    admin,
    async buy({ accountId }: Customer, ...paths: string[]) {
      const lines = paths.map((path) => ({ path }));
      const { order } = await buy(shop, { accountId, lines });
      return order;
    },
    /** A customer's page, as a staff member sees it. */
    async read(client: StaffClient, { accountId }: Customer, query = ""): Promise<StaffCustomer> {
      const response = await client.get(`customers/${accountId}${query}`);
      expect(response.statusCode).toBe(200);
      return response.json<StaffCustomer>();
    },
    /** The audit log's entries, of one customer or of all. */
    async audit(query = ""): Promise<AuditResponse> {
      return (await admin.get(`audit${query}`)).json<AuditResponse>();
    },
  };
}

export type OpenSupportConsole = Awaited<ReturnType<typeof openSupportConsole>>;
