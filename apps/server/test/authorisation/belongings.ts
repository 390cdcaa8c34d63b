import { hash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { publishInstaller, type Database } from "@autotune/database";
import { sql, type SQL } from "drizzle-orm";
import { activationTokens } from "../../src/domains/licensing/activations/activation-token.ts";
import { cartLinks } from "../../src/domains/checkout/carts/cart-links.ts";
import { codeHashes } from "../../src/domains/marketing/redemption-codes/code-hash.ts";
import { makeCodes } from "../../src/domains/marketing/redemption-codes/make-codes.ts";
import { givePlan } from "../../src/domains/identity/accounts/testing/give-plan.ts";
import { giveLicence } from "../../src/domains/licensing/licences/testing/give-licence.ts";
import { createToken, hashToken } from "../../src/platform/session/token.ts";
import { publishAtOnce } from "../publish-at-once.ts";
import { productSample } from "../published-samples.ts";
import { settings } from "../settings.ts";
import type { TestShop } from "../shop.ts";
import type { Person } from "./actors.ts";

/** Records that a request can be about, written as the shop writes them. */
export function belongingsIn({ connection: { database, transact }, storage }: TestShop) {
  const insert = (statement: SQL) => insertOne(database, statement);
  const licenceOf = ({ id }: Person) => giveLicence(database, id, { pid: "PID-auto-tune-pro" });

  const codesToMake = () => ({
    requestId: randomUUID(),
    gives: { kind: "licence" as const, path: "auto-key" },
    count: 1,
    dealer: "Studio Shop",
    ownersOf: [],
    oncePerPerson: false,
  });
  const makeBatch = async () => {
    const made = await transact((transaction) =>
      makeCodes(transaction, codeHashes(settings.LINK_SECRET), codesToMake()),
    );
    return { id: made?.id ?? 0, code: made?.codes[0] ?? "" };
  };

  const givePlanWith = async (accountId: number, path: string, includes: readonly string[]) => {
    const interval = { count: 1, unit: "m" } as const;
    await publishAtOnce(database, productSample("auto-tune-2026"));
    const plan = productSample(path, 9, { type: "subscription", interval, includes });
    await publishAtOnce(database, plan);
    await givePlan(database, accountId, { path });
  };

  return {
    licenceOf,
    codesToMake,
    codeBatch: async (): Promise<number> => (await makeBatch()).id,
    redeemable: async (): Promise<string> => (await makeBatch()).code,

    sessionOf: async ({ id }: Person): Promise<string> => {
      return insert(sql`
        insert into shop.session (token_hash, account_id, user_agent, expires_at)
        values (${hashToken(createToken())}, ${id}, '', now() + interval '1 day') returning id`);
    },

    passkeyOf: async ({ id }: Person): Promise<string> => {
      const key = randomBytes(32);
      return insert(sql`
        insert into shop.passkey
          (credential_id, account_id, public_key, counter, transports, is_backed_up, name)
        values (${key}, ${id}, ${key}, 0, '{}', false, 'Key') returning id`);
    },

    resetTokenOf: async ({ id }: Person): Promise<string> => {
      const token = createToken();
      await insert(sql`
        insert into shop.password_reset_token (token_hash, account_id)
        values (${hashToken(token)}, ${id}) returning account_id as id`);
      return token;
    },

    /** A user who has yet to set up an account, and the token for it. */
    guest: async () => {
      const [email, token] = [`${randomUUID()}@studio.test`, createToken()];
      const id = await insert(sql`
        insert into shop.account (email, first_name, last_name, optin_marketing)
        values (${email}, 'Gil', 'Ito', false) returning id`);
      await insert(sql`
        insert into shop.account_setup_token (token_hash, account_id)
        values (${hashToken(token)}, ${id}) returning account_id as id`);
      return { id, email, token };
    },

    /** A user whose email bounces. */
    unreachable: async (): Promise<string> => {
      const email = `${randomUUID()}@studio.test`;
      await insert(sql`
        insert into shop.mail_report (email, kind) values (${email}, 'hard') returning id`);
      return insert(sql`
        insert into shop.account (email, first_name, last_name, optin_marketing)
        values (${email}, 'Una', 'Ray', false) returning id`);
    },

    emailChangeOf: async ({ id, email }: Person): Promise<string> => {
      const token = createToken();
      await insert(sql`
        insert into shop.email_change (account_id, new_email, new_token_hash)
        values (${id}, ${`new-${email}`}, ${hashToken(token)})
        on conflict (account_id) do update set new_token_hash = excluded.new_token_hash
        returning id`);
      return token;
    },

    mergeOf: async (kept: Person, merged: Person): Promise<string> => {
      const token = createToken();
      await insert(sql`
        insert into shop.account_merge (kept_account_id, merged_account_id, token_hash)
        values (${kept.id}, ${merged.id}, ${hashToken(token)}) returning id`);
      return token;
    },

    transferOf: async (giver: Person, toEmail: string) => {
      const { id, serial } = await licenceOf(giver);
      const token = createToken();
      await insert(sql`
        insert into shop.licence_transfer (licence_id, from_account_id, to_email, giver_token_hash)
        values (${id}, ${giver.id}, ${toEmail}, ${hashToken(token)}) returning id`);
      return { serial, token };
    },

    planOf: ({ id }: Person): Promise<number> => givePlan(database, id),

    activationOf: async (person: Person) => {
      const { id: licenceId } = await licenceOf(person);
      const id = await insert(sql`
        insert into shop.activation (licence_id, device_id, device_name, system, app_version)
        values (${licenceId}, ${randomUUID()}, 'Mac', 'mac', '1.0') returning id`);
      return { id, token: activationTokens(settings.ACTIVATION_SECRET).create(id) };
    },

    /** A file for owners of AutoTune Pro. */
    installer: async (): Promise<string> => {
      const bytes = randomBytes(1000);
      const fileName = `${randomUUID()}.zip`;
      await storage.put(fileName, bytes, "application/zip");
      const id = randomInt(1, 2 ** 31);
      await publishInstaller(database, {
        id,
        pid: "PID-auto-tune-pro",
        version: randomUUID(),
        system: "mac",
        fileName,
        size: bytes.length,
        sha256: hash("sha256", bytes, "hex"),
        storageKey: fileName,
        isLegacy: false,
        forEveryone: false,
        releasedAt: new Date(),
      });
      return `${id}/${fileName}`;
    },

    /** A plan that includes every plug-in of the template "live-tracking". */
    planWithTemplatesOf: ({ id }: Person) =>
      givePlanWith(id, "tracking-monthly", ["auto-tune-2026", "auto-key"]),

    /** A plan that includes the product of `installer` too. */
    planWithEverythingOf: ({ id }: Person) =>
      givePlanWith(id, "everything-monthly", ["auto-tune-2026", "auto-key", "auto-tune-pro"]),

    exportOf: async ({ id }: Person): Promise<string> => {
      const name = `${randomUUID()}.json`;
      await storage.put(name, Buffer.from("{}"), "application/json");
      return insert(sql`
        insert into shop.data_export (account_id, ready_at, expires_at, storage_key, size)
        values (${id}, now(), now() + interval '1 day', ${name}, 2) returning id`);
    },

    /** An order of one line, paid. */
    orderOf: async ({ id, email }: Person) => {
      const name = randomUUID();
      const line = await insert(sql`
        with opened as (
          insert into shop.checkout (id, account_id, email, language, country, currency, subtotal, lines)
          values (${name}, ${id}, ${email}, 'en', 'US', 'USD', 0, '[]') returning id),
        bought as (
          insert into shop.order (provider_order_id, reference, checkout_id, account_id, state, language,
            currency, subtotal, discount, tax, tax_included, total, suppress_redirect, placed_at, changed_at)
          select ${name}, ${name}, id, ${id}, 'completed', 'en', 'USD', 0, 0, 0, false, 0, false, now(), now()
            from opened returning id)
        insert into shop.order_line (order_id, position, path, pid, name, type, quantity, total)
        select id, 0, 'auto-tune-pro', 'PID-auto-tune-pro', 'AutoTune Pro', 'perpetual', 1, 0 from bought
        returning id`);
      return { checkoutId: name, reference: name, line: Number(line) };
    },

    withdrawal: async (): Promise<string> => {
      return insert(sql`
        insert into shop.withdrawal (name, email, reference, language)
        values ('Ana Rey', 'ana@studio.test', 'X', 'en') returning id`);
    },

    cancellation: async (): Promise<string> => {
      return insert(sql`
        insert into shop.cancellation (name, email, reference, language)
        values ('Ana Rey', 'ana@studio.test', 'X', 'en') returning id`);
    },

    cancellationOf: async ({ id }: Person): Promise<string> => {
      await givePlan(database, id, {});
      return insert(sql`
        insert into shop.cancellation
          (name, email, reference, language, ends_on, state, confirmed_at, subscription_id)
        select 'Ana Rey', 'ana@studio.test', 'X', 'en', '2099-12-31', 'confirmed', now(), max(id)
          from shop.subscription where account_id = ${id} returning id`);
    },

    newsletterToken: async (): Promise<string> => {
      const token = createToken();
      await insert(sql`
        with asked as (
          insert into shop.newsletter_subscriber (email, language)
          values (${`${randomUUID()}@studio.test`}, 'en') returning id)
        insert into shop.newsletter_token (token_hash, subscriber_id)
        select ${hashToken(token)}, id from asked returning subscriber_id as id`);
      return token;
    },

    priceAlertToken: async (): Promise<string> => {
      const token = createToken();
      await insert(sql`
        with asked as (
          insert into shop.price_alert (email, path, currency, amount, language)
          values (${`${randomUUID()}@studio.test`}, 'auto-tune-pro', 'USD', 100, 'en') returning id)
        insert into shop.price_alert_token (token_hash, alert_id)
        select ${hashToken(token)}, id from asked returning alert_id as id`);
      return token;
    },

    cartToken: async (): Promise<string> => {
      const items = JSON.stringify([{ path: "auto-tune-pro", quantity: 1 }]);
      const cartId = await insert(sql`
        insert into shop.cart_snapshot (email, items)
        values (${`${randomUUID()}@studio.test`}, ${items}::jsonb) returning cart_id as id`);
      const path = cartLinks(settings.LINK_SECRET).pathFor(cartId, "en", new Date());
      return path.split("#cart=")[1] ?? "";
    },

    planChangeOf: async (subscriptionId: number): Promise<string> => {
      return insert(sql`
        insert into shop.plan_change
          (subscription_id, from_path, to_path, is_term_increase, is_term_decrease, status, settled_at)
        values (${subscriptionId}, 'a', 'b', false, false, 'delivered', now()) returning id`);
    },

    chargeOf: async (subscriptionId: number, providerOrderId: string): Promise<string> => {
      return insert(sql`
        insert into shop.subscription_charge
          (subscription_id, provider_key, reference, state, currency, total, charged_at)
        values (${subscriptionId}, ${providerOrderId}, 'R', 'completed', 'USD', 1, now())
        on conflict (provider_key) do update set total = excluded.total
        returning id`);
    },

    coupon: async (): Promise<string> => {
      return insert(sql`
        insert into shop.coupon (code, worth, combine)
        values (${randomUUID().toUpperCase()}, '{"kind": "discount", "fraction": 0.5}', true)
        returning code as id`);
    },

    promotion: async (): Promise<string> => {
      return insert(sql`
        insert into shop.promotion (code, id, offer_tag, prices)
        values (${randomUUID().toUpperCase()}, ${randomUUID()}, 'tag', '{}') returning code as id`);
    },
  };
}

export type Belongings = ReturnType<typeof belongingsIn>;

async function insertOne(database: Database, statement: SQL): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(statement);
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was written");
  return row.id;
}
