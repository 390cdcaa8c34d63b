import { randomUUID } from "node:crypto";
import {
  publishDocument,
  type DatabaseConnection,
  type ProductToPublish,
} from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { licence } from "@autotune/database/schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { modules } from "../../../app/modules.ts";
import { publishAtOnce } from "../../../../test/publish-at-once.ts";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { makeAccount } from "../../../../test/paid-orders.ts";
import { productSample } from "../../../../test/published-samples.ts";
import { linkSecret, settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import type { App } from "../../../platform/app.ts";
import { createAccountsApp } from "../../identity/accounts/testing/accounts-app.ts";
import { Visitor } from "../../identity/accounts/testing/visitor.ts";
import { gatherData } from "../../privacy/data-export/gather-data.ts";
import { erasePerson } from "../../privacy/erasure/erase-person.ts";
import { startReminders } from "./remind-of-carts.ts";
import { takeBoughtFromCart } from "../../checkout/carts/repository.ts";
import { cartRoutes } from "../../checkout/carts/routes.ts";
import { sendCartReminders } from "./send-cart-reminder.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let mailbox: Mailbox;
let web: App;
let workers: App[];

async function startWorker(): Promise<App> {
  const started = await startMailWorker(clone.url, mailbox);
  await started.workOn(sendCartReminders(started, { origin: settings.PUBLIC_URL, linkSecret }));
  return started;
}

beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  connection = connectForTest(clone.url, 4);
  const publish = (product: ProductToPublish) => publishAtOnce(connection.database, product);
  await publish(productSample("vocal-reverb", 119));
  await publish(productSample("mic-mod", 79));
  const discount = { kind: "percent", percent: 10 } as const;
  await publish(productSample("choir", 200, { quantityDiscounts: [{ from: 3, discount }] }));
  await publish(
    productSample("plan-14d-free", 25, {
      type: "trial",
      interval: { count: 1, unit: "m" },
      trialDays: 14,
    }),
  );
  await publish(productSample("only-given", 9, { wpOnly: true }));
  await publishDocument(connection.database, {
    collection: "products",
    key: "vocal-reverb",
    locale: "de",
    body: { name: "Stimm-Hall", summary: "" },
  });
  workers = [await startWorker(), await startWorker()];
  web = await createAccountsApp({ databaseUrl: clone.url });
  await web.register(cartRoutes, { linkSecret });
  await web.ready();
}, 60_000);
afterAll(async () => {
  await Promise.all([web.close(), ...workers.map((worker) => worker.close()), mailbox.close()]);
  await connection.close();
});

const item = (path: string, quantity = 1) => ({
  name: "As the browser called it",
  path,
  pid: `PID-${path}`,
  quantity,
  thumbnail: "",
  url: "",
  currencyFormattedFinalPrice: "$1",
});

interface LeftCart {
  readonly paths?: readonly string[];
  /** How many of each. */
  readonly quantity?: number;
  readonly hours?: number;
  readonly wants?: boolean;
}

/** A person whose cart was last touched this many hours ago. */
async function leave(left: LeftCart = {}) {
  const { paths = ["vocal-reverb"], quantity = 1, hours = 5, wants = true } = left;
  const email = `${randomUUID()}@studio.test`;
  const id = await makeAccount(connection.database, email);
  await connection.database.execute(
    sql`update shop.account set optin_reminders = ${wants} where id = ${id}`,
  );
  const items = JSON.stringify(paths.map((path) => item(path, quantity)));
  await connection.database.execute(sql`
    insert into shop.cart_snapshot (email, account_id, language, currency, items, updated_at)
    values (${email}, ${id}, 'de', 'EUR', ${items}::jsonb, now() - ${hours} * interval '1 hour')`);
  return { email, id };
}

const change = (email: string, set: ReturnType<typeof sql>) =>
  connection.database.execute(sql`update shop.cart_snapshot set ${set} where email = ${email}`);

/** An order row as if just written. */
async function order(accountId: number, state: string, hoursAgo: number, path = "vocal-reverb") {
  const checkoutId = randomUUID();
  await connection.database.execute(sql`
    insert into shop.checkout (id, account_id, email, language, country, currency, subtotal, lines)
    values (${checkoutId}, ${accountId}, '', 'en', 'US', 'USD', 0, '[]')`);
  const { rows } = await connection.database.execute<{ id: string }>(sql`
    insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
        currency, subtotal, discount, tax, tax_included, total, suppress_redirect, changed_at, placed_at)
    values (${checkoutId}, ${checkoutId}, ${checkoutId}, ${accountId}, ${state}, 'en',
        'USD', 0, 0, 0, false, 0, false, now(), now() - ${hoursAgo} * interval '1 hour')
    returning id::text`);
  const id = Number(rows[0]?.id);
  await connection.database.execute(sql`
    insert into shop.order_line (order_id, position, path, pid, name, type, is_freebie, quantity, total)
    values (${id}, 0, ${path}, ${`PID-${path}`}, '', 'perpetual', false, 1, 0)`);
  return id;
}

const look = () => Promise.all(workers.map((worker) => startReminders(worker)));

/** Once no job is left that would send another email. */
async function mailsTo(email: string): Promise<string[]> {
  await vi.waitFor(
    async () => {
      const { rows } = await connection.database.execute(
        sql`select from jobs.job where name = 'send-cart-reminder' and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 15_000, interval: 50 },
  );
  return mailbox.mails
    .filter((mailed) => mailed.includes(`To: ${email}`))
    .map((mailed) => mailed.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}
const tokenIn = (mailed = "") => /#cart=([\w.-]+)/.exec(mailed)?.[1] ?? "";
let visitors = 0;
const somebody = () => new Visitor(web, { "x-forwarded-for": `198.51.100.${(visitors += 1)}` });
const recover = (token: string) => somebody().post("cart/recover", { token });

describe("Who is reminded of a cart", () => {
  it.each<[string, number, () => Promise<{ email: string }>]>([
    ["who left one five hours ago", 1, () => leave()],
    ["who left one six days ago", 1, () => leave({ hours: 6 * 24 })],
    ["not who did not ask for it", 0, () => leave({ wants: false })],
    ["not who touched it three hours ago", 0, () => leave({ hours: 3 })],
    ["not who left it eight days ago", 0, () => leave({ hours: 8 * 24 })],
    ["not who emptied it", 0, () => leave({ paths: [] })],
    ["not for what is sold no more", 0, () => leave({ paths: ["gone", "only-given"] })],
    [
      "not who owns what lies in it",
      0,
      async () => {
        const left = await leave();
        await connection.database.insert(licence).values({
          accountId: left.id,
          ordinal: 0,
          pid: "PID-vocal-reverb",
          serial: randomUUID(),
          authenticationString: randomUUID(),
        });
        return left;
      },
    ],
    [
      "not who has bought since, as a guest of that address too",
      0,
      async () => {
        const left = await leave();
        await order(left.id, "completed", 1);
        return left;
      },
    ],
    [
      "not whose money is on its way",
      0,
      async () => {
        const left = await leave();
        await order(left.id, "pending", 1);
        return left;
      },
    ],
    [
      "who bought something else last month",
      1,
      async () => {
        const left = await leave();
        await order(left.id, "completed", 30 * 24);
        return left;
      },
    ],
    [
      "whose payment failed",
      1,
      async () => {
        const left = await leave();
        await order(left.id, "failed", 1);
        return left;
      },
    ],
    [
      "not an address that somebody only typed",
      0,
      async () => {
        const left = await leave();
        await change(left.email, sql`account_id = null`);
        return left;
      },
    ],
  ])("%s: %i", async (_, count, make) => {
    const { email } = await make();
    await look();
    expect(await mailsTo(email)).toHaveLength(count);
  });

  it("once for a cart, however often and by whomever it is checked, also after it was touched again", async () => {
    const { email } = await leave();
    await look();
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    await change(
      email,
      sql`items = ${JSON.stringify([item("mic-mod")])}::jsonb,
      updated_at = now() - interval '5 hours', considered_at = now() - interval '6 hours'`,
    );
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("once each, with two workers at once", async () => {
    const people = await Promise.all(Array.from({ length: 25 }, () => leave()));
    const begun = await look();
    expect(begun.reduce((sum, count) => sum + count)).toBe(25);
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each([
    [
      "asks for none any more",
      (id: number) => sql`update shop.account set optin_reminders = false where id = ${id}`,
    ],
    [
      "came back",
      (id: number) =>
        sql`update shop.cart_snapshot set updated_at = now() where account_id = ${id}`,
    ],
    [
      "emptied it",
      (id: number) => sql`update shop.cart_snapshot set items = '[]' where account_id = ${id}`,
    ],
  ])("not who %s before the email was rendered", async (_, happens) => {
    const { email, id } = await leave();
    const { rows } = await connection.database.execute<{ cartId: string }>(sql`
      update shop.cart_snapshot set reminded_at = now() - interval '1 minute'
       where email = ${email} returning cart_id as "cartId"`);
    await connection.database.execute(happens(id));
    const [worker] = workers;
    if (worker === undefined || rows[0] === undefined) throw new Error("Nothing to send");
    const options = { origin: settings.PUBLIC_URL, linkSecret };
    await sendCartReminders(worker, options).run(rows[0]);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe("The reminder", () => {
  it("names products with today's prices in the person's language and currency, and the ways out", async () => {
    const { email } = await leave({ paths: ["vocal-reverb", "gone", "mic-mod"] });
    await look();
    const [mailed = ""] = await mailsTo(email);
    expect(mailed).toContain('lang="de"');
    expect(mailed).toContain("Stimm-Hall");
    expect(mailed).not.toContain("As the browser called it");
    expect(mailed).not.toContain("gone");
    expect(mailed).toMatch(/119(,00)?/);
    expect(mailed).toMatch(/^List-Unsubscribe:\s+<http/im);
    expect(mailed).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
    expect(mailed).toContain(`${settings.PUBLIC_URL}/de/`);
    expect(mailed).toContain("/communications#token=");
  });

  it.each([
    { paths: ["choir"], quantity: 3, price: /3 × 180(,00)? €/ },
    { paths: ["choir"], quantity: 2, price: /2 × 200(,00)? €/ },
    { paths: ["plan-14d-free"], quantity: 1, price: /14 Tage lang kostenlos, danach 25(,00)? €/ },
  ])("names the price that the cart itself shows for $quantity of $paths", async (left) => {
    const { email } = await leave(left);
    await look();
    expect(await mailsTo(email)).toHaveLength(1);
    const [mailed] = mailbox.mailsTo(email);
    expect(mailed?.text.replaceAll(/\s/g, " ")).toMatch(left.price);
  });

  it("restores the cart on any device, without signing in, until it is bought or emptied", async () => {
    const { email, id } = await leave({ paths: ["vocal-reverb", "mic-mod"] });
    await look();
    const token = tokenIn((await mailsTo(email))[0]);
    const found = await recover(token);
    expect([found.statusCode, found.json()]).toEqual([
      200,
      {
        items: [
          { path: "vocal-reverb", quantity: 1 },
          { path: "mic-mod", quantity: 1 },
        ],
      },
    ]);
    for (const wrong of ["", "garbage", `${token}x`, token.replace(/^./, "x")])
      expect((await recover(wrong)).json<{ error: string }>().error).toBe("linkExpired");
    const bought = await order(id, "completed", 0);
    await connection.transact((transaction) => takeBoughtFromCart(transaction, bought));
    expect((await recover(token)).json()).toEqual({ items: [{ path: "mic-mod", quantity: 1 }] });
    const rest = await order(id, "completed", 0, "mic-mod");
    await connection.transact((transaction) => takeBoughtFromCart(transaction, rest));
    expect((await recover(token)).statusCode).toBe(400);
  });

  it("leaves a cart alone that was filled after the purchase", async () => {
    const { email, id } = await leave({ hours: 0 });
    const bought = await order(id, "completed", 1);
    await connection.transact((transaction) => takeBoughtFromCart(transaction, bought));
    const { rows } = await connection.database.execute(
      sql`select jsonb_array_length(items) as lines from shop.cart_snapshot where email = ${email}`,
    );
    expect(rows).toEqual([{ lines: 1 }]);
  });
});

it("a stored cart is in the person's data export, and erasure deletes it and its link", async () => {
  const { email, id } = await leave();
  await look();
  const token = tokenIn((await mailsTo(email))[0]);
  expect(await gatherData(connection.transact, modules, id)).toMatchObject({
    cart: [{ currency: "EUR", language: "de", reminded_at: expect.anything() }],
  });
  await connection.transact((transaction) =>
    erasePerson(transaction, modules, { accountId: id, email }),
  );
  expect((await recover(token)).statusCode).toBe(400);
});
