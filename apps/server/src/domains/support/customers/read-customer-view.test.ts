import type { StaffCustomerView } from "@autotune/contract";
import { session } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeCustomer, type Customer } from "../../orders/fulfilment/testing/customer.ts";
import {
  openSupportConsole,
  type OpenSupportConsole,
} from "../console/testing/open-support-console.ts";

let supportConsole: OpenSupportConsole;
let shop: OpenSupportConsole["shop"];
let customer: Customer;
beforeAll(async () => {
  supportConsole = await openSupportConsole();
  ({ shop } = supportConsole);
  customer = await makeCustomer(shop);
  await supportConsole.buy(customer, "pro-x", "unlimited-monthly");
}, 60_000);
afterAll(() => shop.close());

const view = (id: number) => supportConsole.support.get(`customers/${id}/view`);

it("is what the account shows: products, plans and orders", async () => {
  const seen = (await view(customer.accountId)).json<StaffCustomerView>();
  const [licence] = await customer.licences();
  expect(seen).toMatchObject({ email: customer.email, mayTryPlan: false, orders: { total: 1 } });
  expect(seen.products.data).toContainEqual(
    expect.objectContaining({
      serial: expect.stringContaining(licence?.serial.slice(-4) ?? "-"),
      isFromPlan: false,
    }),
  );
  expect(seen.products.data.some(({ isFromPlan }) => isFromPlan)).toBe(true);
  expect(seen.plans).toMatchObject([{ state: "active", currency: "USD" }]);
  expect(seen.orders.data).toMatchObject([{ state: "completed", lines: [{}, {}] }]);
});

it("opens no session, and has nothing in it that opens anything", async () => {
  const response = await view(customer.accountId);
  expect(response.headers["set-cookie"]).toBeUndefined();
  const sessions = await shop.connection.database.$count(
    session,
    eq(session.accountId, customer.accountId),
  );
  expect(sessions).toBe(0);
  for (const { serial, authenticationString } of await customer.licences()) {
    expect(response.body).not.toContain(serial);
    expect(response.body).not.toContain(authenticationString);
  }
  expect(response.body).not.toMatch(/token|https?:/);
});

it("is in the audit log, and is of nobody where there is nobody", async () => {
  expect((await view(999_999_999)).statusCode).toBe(404);
  await view(customer.accountId);
  const { entries } = await supportConsole.audit(`?customer=${customer.accountId}`);
  expect(entries[0]).toMatchObject({ action: "customer.view", staff: "support@desk.test" });
});
