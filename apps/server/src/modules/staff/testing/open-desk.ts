import type { AddressInfo } from "node:net";
import type { AuditAnswer, StaffCustomer } from "@autotune/contract";
import { expect } from "vitest";
import { buy, providerOf, stopSweeping } from "../../../../test/purchases.ts";
import { openTestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import type { Customer } from "../../../fulfilment/testing/customer.ts";
import { atDesk, type Desk } from "./desk.ts";

export const reason = "Asked on the telephone";

/** As the provider writes it, with tax. */
export const inCents = (amount: number) => Math.round(amount * 100);

/** A whole shop, with somebody of each role at its desk. */
export async function openDesk() {
  const shop = await openTestShop();
  await stopSweeping(shop);
  await providerOf(shop).pushProducts(productsToPush);
  const { port } = shop.web.server.address() as AddressInfo;
  const admin = atDesk(shop.web, "admin");
  return {
    shop,
    origin: `http://127.0.0.1:${port}`,
    support: atDesk(shop.web, "support"),
    manager: atDesk(shop.web, "manager"),
    admin,
    async buy({ accountId }: Customer, ...paths: string[]) {
      const lines = paths.map((path) => ({ path }));
      const { order } = await buy(shop, { accountId, lines });
      return order;
    },
    /** A customer's page, as somebody sees it. */
    async read(desk: Desk, { accountId }: Customer, query = ""): Promise<StaffCustomer> {
      const answer = await desk.get(`customers/${accountId}${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<StaffCustomer>();
    },
    /** What the log holds, of one customer or of all. */
    async audit(query = ""): Promise<AuditAnswer> {
      return (await admin.get(`audit${query}`)).json<AuditAnswer>();
    },
  };
}

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;
