import { randomUUID } from "node:crypto";
import type { ConfirmEmailChangeResponse, EmailChangeResponse } from "@autotune/contract";
import { licenceTransfer } from "@autotune/database/schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { ReadableMail } from "../../../../test/mailbox.ts";
import { settings } from "../../../../test/settings.ts";
import { createToken, hashToken } from "../../../platform/session/token.ts";
import { countStatuses, password } from "../accounts/testing/visitor.ts";
import {
  mailNamed,
  openAccountsWithMail,
  tokenIn,
  type AccountsWithMail,
  type Customer,
} from "../accounts/testing/accounts-with-mail.ts";
import { giveLicence } from "../../licensing/licences/testing/give-licence.ts";
import { followEmailChange } from "../../licensing/transfers/follow-email-change.ts";
import { sendTransferEmails } from "../../licensing/transfers/send-transfer-email.ts";
import { requestMailboxConfirmation } from "./request-mailbox-confirmation.ts";
import { changeEmail } from "./change-email.ts";
import { deleteOldEmailChanges } from "./jobs.ts";

let shop: AccountsWithMail;
beforeAll(async () => {
  shop = await openAccountsWithMail();
}, 60_000);
afterAll(() => shop.close());

const randomEmail = () => `${randomUUID()}@elsewhere.test`;

const requestChange = ({ visitor }: Customer, email: string, typed = password) =>
  visitor.post("user/email-change", { email, password: typed });

const openChange = async ({ visitor }: Customer) =>
  (await visitor.get("user/email-change")).json<EmailChangeResponse>().change;

const confirm = (token: string, visitor = shop.browser()) =>
  visitor.post("email-change/confirm", { token });

/** A user who has requested an email change, and the tokens of both messages. */
async function newChangeRequest() {
  const customer = await shop.newCustomer();
  const email = randomEmail();
  expect((await requestChange(customer, email)).statusCode).toBe(202);
  const [old] = await shop.mailsTo(customer.email, 1);
  const [anew] = await shop.mailsTo(email, 1);
  return { ...customer, newEmail: email, oldToken: tokenIn(old), newToken: tokenIn(anew) };
}

const emailOf = async ({ visitor }: Customer) =>
  (await visitor.get("user")).json<{ email: string }>().email;

async function letPass(accountId: number, interval: string): Promise<void> {
  await shop.web.database.execute(sql`
    update shop.email_change set created_at = created_at - ${interval}::interval
     where account_id = ${accountId}`);
}

const errorOf = (response: { statusCode: number; json: () => { error: string } }) => [
  response.statusCode,
  response.json().error,
];

describe("a new email address for an account", () => {
  it("replaces the old one once both mailboxes have confirmed, and both are notified", async () => {
    const customer = await newChangeRequest();
    const { email, newEmail, oldToken, newToken } = customer;
    expect(await openChange(customer)).toMatchObject({
      newEmail,
      isOldConfirmed: false,
      isNewConfirmed: false,
    });
    const first = await confirm(newToken);
    expect(first.json<ConfirmEmailChangeResponse>()).toEqual({ state: "waiting", newEmail });
    expect(await emailOf(customer)).toBe(email);
    const change = await openChange(customer);
    expect([change?.isOldConfirmed, change?.isNewConfirmed]).toEqual([false, true]);
    const day = Date.parse(change?.expiresAt ?? "") - Date.parse(change?.requestedAt ?? "");
    expect(day).toBe(24 * 60 * 60 * 1000);

    const second = await confirm(oldToken, customer.visitor);
    expect(second.json<ConfirmEmailChangeResponse>()).toEqual({ state: "changed", newEmail });
    expect(await emailOf(customer)).toBe(newEmail);
    expect(await openChange(customer)).toBeNull();
    expect((await shop.browser().signIn(email, password)).statusCode).toBe(401);
    expect((await shop.browser().signIn(newEmail, password)).statusCode).toBe(200);
    const mails = [await shop.mailsTo(email, 2), await shop.mailsTo(newEmail, 3)];
    for (const mailed of mails.map((received) => mailNamed(received, "email-changed"))) {
      expect(mailed?.text).toContain(newEmail);
      expect(mailed?.text).toContain(email);
    }
  });

  it("may be confirmed in either order, also concurrently", async () => {
    const { oldToken, newToken, newEmail, ...customer } = await newChangeRequest();
    const responses = await Promise.all([confirm(oldToken), confirm(newToken)]);
    expect(
      responses.map((response) => response.json<ConfirmEmailChangeResponse>().state).toSorted(),
    ).toEqual(["changed", "waiting"]);
    expect((await shop.browser().signIn(newEmail, password)).json()).toMatchObject({
      id: customer.id,
    });
  });

  it("ends all other sessions, reset and set-up links, and open merges", async () => {
    const { visitor, email, id, oldToken, newToken } = await newChangeRequest();
    const telephone = shop.browser();
    await telephone.signIn(email, password);
    const other = await shop.newCustomer();
    await shop.web.database.execute(sql`
      with reset as (insert into shop.password_reset_token (token_hash, account_id) values ('\\x01', ${id})),
      merge as (insert into shop.account_merge (kept_account_id, merged_account_id, token_hash)
        values (${other.id}, ${id}, '\\x03'))
      insert into shop.account_setup_token (token_hash, account_id) values ('\\x02', ${id})`);
    await confirm(oldToken);
    expect((await telephone.get("user")).statusCode).toBe(200);
    await confirm(newToken, visitor);
    expect((await telephone.get("user")).statusCode).toBe(401);
    expect((await visitor.get("user")).statusCode).toBe(200);
    expect((await other.visitor.get("user")).statusCode).toBe(200);
    const { rows } = await shop.web.database.execute(sql`
      select token_hash from shop.password_reset_token where account_id = ${id}
      union all select token_hash from shop.account_setup_token where account_id = ${id}
      union all select token_hash from shop.account_merge where merged_account_id = ${id}`);
    expect(rows).toEqual([]);
  });

  it("keeps a session only where it is the account's own", async () => {
    const { visitor, id, oldToken, newToken } = await newChangeRequest();
    const stranger = await shop.newCustomer();
    await confirm(oldToken);
    await confirm(newToken, stranger.visitor);
    expect((await visitor.get("user")).statusCode).toBe(401);
    expect((await stranger.visitor.get("user")).json()).toMatchObject({ id: stranger.id });
    const { rows } = await shop.web.database.execute(
      sql`select from shop.session where account_id = ${id}`,
    );
    expect(rows).toEqual([]);
  });

  it("moves newsletter, cart and beta sign-up, unless the new email address has its own", async () => {
    const storeRecords = (email: string, words: string) =>
      shop.web.database.execute(sql`
        with kept as (insert into shop.newsletter_subscriber (email, language, confirmed_at)
          values (${email}, 'en', now())),
        tried as (insert into shop.beta_signup (program, email, first_name, last_name, birth_year, language)
          values ('ios-app', ${email}, 'Nina', 'Ray', 1990, 'en'))
        insert into shop.cart_snapshot (email, items) values (${email}, ${`["${words}"]`}::jsonb)`);
    const storedWords = async (email: string) => {
      const { rows } = await shop.web.database.execute<{ words: string }>(sql`
        select items ->> 0 as words from shop.cart_snapshot
          join shop.newsletter_subscriber using (email)
          join shop.beta_signup using (email) where email = ${email}`);
      return rows.map(({ words }) => words);
    };
    const [follower, settled] = [await newChangeRequest(), await newChangeRequest()];
    await storeRecords(follower.email, "old");
    await storeRecords(settled.email, "old");
    await storeRecords(settled.newEmail, "new");
    for (const { oldToken, newToken } of [follower, settled]) {
      await confirm(oldToken);
      expect((await confirm(newToken)).json<ConfirmEmailChangeResponse>().state).toBe("changed");
    }
    expect([await storedWords(follower.email), await storedWords(follower.newEmail)]).toEqual([
      [],
      ["old"],
    ]);
    expect([await storedWords(settled.email), await storedWords(settled.newEmail)]).toEqual([
      ["old"],
      ["new"],
    ]);
  });

  it("moves a confirmed newsletter also where the new email address has only asked for it", async () => {
    const { email, newEmail, oldToken, newToken } = await newChangeRequest();
    await shop.web.database.execute(sql`
      insert into shop.newsletter_subscriber (email, language, frequency, confirmed_at) values
        (${email}, 'en', 'monthly', now()), (${newEmail}, 'en', 'each', null)`);
    await confirm(oldToken);
    await confirm(newToken);
    const { rows } = await shop.web.database.execute(sql`
      select email, frequency, confirmed_at is not null as confirmed from shop.newsletter_subscriber
       where email in (${email}, ${newEmail})`);
    expect(rows).toEqual([{ email: newEmail, frequency: "monthly", confirmed: true }]);
  });

  it("moves price alerts one by one, and unused coupons; nothing stays behind", async () => {
    const { email, newEmail, oldToken, newToken } = await newChangeRequest();
    const code = (name: string) => `${name}-${newEmail}`.toUpperCase();
    await shop.web.database.execute(sql`
      with wished as (insert into shop.price_alert (email, path, currency, amount, language) values
        (${email}, 'choir', 'EUR', 100, 'en'), (${email}, 'vocodist', 'EUR', 100, 'en'),
        (${newEmail}, 'choir', 'EUR', 200, 'en')),
      used as (insert into shop.coupon_use (code, person, provider_order_id)
        values (${code("used")}, ${email}, ${code("order")}))
      insert into shop.coupon (code, worth, combine, for_email, once_per_person) values
        (${code("open")}, '{}', true, ${email}, true), (${code("used")}, '{}', true, ${email}, true)`);
    await confirm(oldToken);
    await confirm(newToken);
    const { rows } = await shop.web.database.execute(sql`
      select email, path || ' ' || amount as kept from shop.price_alert
       where email in (${email}, ${newEmail})
      union all select for_email, code from shop.coupon
       where code in (${code("open")}, ${code("used")})`);
    expect(Object.fromEntries(rows.map((row) => [row["kept"], row["email"]]))).toEqual({
      "choir 200": newEmail,
      "vocodist 100": newEmail,
      [code("open")]: newEmail,
      [code("used")]: "",
    });
  });

  it("requires the password, and limits guesses", async () => {
    const customer = await shop.newCustomer();
    const responses = [];
    for (let times = 0; times < 12; times += 1)
      responses.push(await requestChange(customer, randomEmail(), "Wrong123"));
    expect(countStatuses(responses)).toEqual({ 403: 10, 429: 2 });
    expect(responses[0]?.json<{ error: string }>().error).toBe("wrongPassword");
    expect(await openChange(customer)).toBeNull();
    expect((await customer.visitor.get("user")).statusCode).toBe(200);
  });

  it("counts them together with those for passkeys and password changes", async () => {
    const customer = await shop.newCustomer();
    const { visitor } = customer;
    for (let times = 0; times < 5; times += 1) {
      expect((await requestChange(customer, randomEmail(), "Wrong123")).statusCode).toBe(403);
      const guess = await visitor.post("passkeys/options", { password: "Wrong123" });
      expect(guess.statusCode).toBe(403);
    }
    expect(errorOf(await requestChange(customer, randomEmail()))).toEqual([429, "tooManyRequests"]);
    const changed = { current_password: password, password: "Tenor77Window" };
    expect(errorOf(await visitor.post("/password/change", changed))).toEqual([
      429,
      "tooManyRequests",
    ]);
  });

  it.each(["", "nina", "nina@example.com", "ni na@studio.test"])(
    "cannot be “%s”",
    async (email) => {
      const customer = await shop.newCustomer();
      expect(errorOf(await requestChange(customer, email))).toEqual([400, "invalidEmail"]);
    },
  );

  it("cannot be the current one", async () => {
    const customer = await shop.newCustomer();
    const same = ` ${customer.email.toUpperCase()}`;
    expect(errorOf(await requestChange(customer, same))).toEqual([400, "invalidEmail"]);
  });

  it("that has an account already gets the same response, and its owner is not notified", async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const free = await requestChange(customer, randomEmail());
    await shop.mailsTo(customer.email, 1);
    const taken = await requestChange(customer, other.email);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    expect(await openChange(customer)).toMatchObject({ newEmail: other.email });
    const [, old] = await shop.mailsTo(customer.email, 2);
    await shop.mailsTo(other.email, 0);
    const response = await confirm(tokenIn(old));
    expect(response.json()).toEqual({ state: "waiting", newEmail: other.email });
    expect(await emailOf(customer)).toBe(customer.email);
  });

  it("that is taken meanwhile stays with the other account", async () => {
    const { oldToken, newToken, newEmail, ...customer } = await newChangeRequest();
    await shop.browser().createAccount(newEmail);
    await confirm(oldToken);
    expect(errorOf(await confirm(newToken))).toEqual([400, "linkExpired"]);
    expect(await emailOf(customer)).toBe(customer.email);
    expect(await openChange(customer)).toBeNull();
  });

  it("is cancelled by its owner, by another request, or after a day", async () => {
    const [withdrawn, renewed, late] = [
      await newChangeRequest(),
      await newChangeRequest(),
      await newChangeRequest(),
    ];
    expect((await withdrawn.visitor.delete("user/email-change")).statusCode).toBe(204);
    expect((await withdrawn.visitor.delete("user/email-change")).statusCode).toBe(204);
    await requestChange(renewed, randomEmail());
    await letPass(late.id, "24 hours 1 minute");
    for (const customer of [withdrawn, renewed, late])
      for (const token of [customer.oldToken, customer.newToken])
        expect(errorOf(await confirm(token))).toEqual([400, "linkExpired"]);
    expect(await openChange(late)).toBeNull();
    expect(await openChange(withdrawn)).toBeNull();
  });

  it("is visible to its owner alone", async () => {
    const [customer, stranger] = [await newChangeRequest(), await shop.newCustomer()];
    expect(await openChange(stranger)).toBeNull();
    await stranger.visitor.delete("user/email-change");
    expect(await openChange(customer)).toMatchObject({ newEmail: customer.newEmail });
    for (const call of ["get", "delete"] as const)
      expect((await shop.browser()[call]("user/email-change")).statusCode).toBe(401);
  });
});

describe("the emailed link", () => {
  it("works once, and for its own mailbox", async () => {
    const { oldToken, ...customer } = await newChangeRequest();
    const responses = await Promise.all(Array.from({ length: 5 }, () => confirm(oldToken)));
    expect(countStatuses(responses)).toEqual({ 200: 1, 400: 4 });
    const change = await openChange(customer);
    expect([change?.isOldConfirmed, change?.isNewConfirmed]).toEqual([true, false]);
  });

  it.each(["", "x", createToken()])("is rejected where it was never sent: “%s”", async (token) => {
    expect(errorOf(await confirm(token))).toEqual([400, "linkExpired"]);
  });

  it("does nothing when fetched, and is stored nowhere", async () => {
    const { oldToken, newToken, ...customer } = await newChangeRequest();
    const fetched = await shop.browser().get(`email-change/confirm?token=${oldToken}`);
    expect(fetched.statusCode).toBe(404);
    expect((await openChange(customer))?.isOldConfirmed).toBe(false);
    const { rows } = await shop.web.database.execute<{ kept: string }>(sql`
      select c::text as kept from shop.email_change c
      union all select data::text from jobs.job`);
    expect(rows.length).toBeGreaterThan(2);
    for (const { kept } of rows)
      for (const token of [oldToken, newToken]) {
        expect(kept).not.toContain(token);
        expect(kept).not.toContain(Buffer.from(token).toString("hex"));
      }
  });
});

it("purges changes that not both mailboxes confirmed in time", async () => {
  const [old, young] = [await newChangeRequest(), await newChangeRequest()];
  await deleteOldEmailChanges(shop.web.database);
  await letPass(old.id, "25 hours");
  await letPass(young.id, "23 hours");
  expect(await deleteOldEmailChanges(shop.web.database)).toBe(1);
  expect(await openChange(young)).not.toBeNull();
});

it("a repeated confirmation has a message id of its own", async () => {
  const { email, id } = await newChangeRequest();
  const { rows } = await shop.web.database.execute<{ id: string }>(
    sql`select id from shop.email_change where account_id = ${id}`,
  );
  const job = { changeId: rows[0]?.id ?? "", side: "old" } as const;
  await requestMailboxConfirmation(shop.worker, settings.PUBLIC_URL).run(job);
  const mails = await shop.mailsTo(email, 2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
});

describe("a pending licence transfer", () => {
  const begin = async (from: { id: number }, toEmail: string) => {
    const { database } = shop.web;
    const { id: licenceId } = await giveLicence(database, from.id, { boughtDaysAgo: 30 });
    const [begun] = await database
      .insert(licenceTransfer)
      .values({ licenceId, fromAccountId: from.id, toEmail })
      .returning({ id: licenceTransfer.id });
    const transferId = begun?.id ?? "";
    const { run } = sendTransferEmails(shop.worker, settings.PUBLIC_URL);
    for (const letter of ["askGiver", "askTaker"] as const) await run({ transferId, letter });
    return transferId;
  };
  const transferOf = async (id: string) => {
    const [row] = await shop.web.database
      .select()
      .from(licenceTransfer)
      .where(eq(licenceTransfer.id, id));
    return row;
  };
  const change = async ({ oldToken, newToken }: { oldToken: string; newToken: string }) => {
    await confirm(oldToken);
    expect((await confirm(newToken)).json()).toMatchObject({ state: "changed" });
  };
  const hashIn = (mails: readonly ReadableMail[], kind: string) =>
    hashToken(tokenIn(mailNamed(mails, `transfer-${kind}`)));

  it("goes to the new email address of its recipient, and the old mailbox cannot confirm it", async () => {
    const [giver, taker] = [await shop.newCustomer(), await newChangeRequest()];
    const id = await begin(giver, taker.email);
    const before = await transferOf(id);
    await change(taker);
    const mails = await shop.mailsTo(taker.newEmail, 3);
    const after = await transferOf(id);
    expect(after?.toEmail).toBe(taker.newEmail);
    expect(after?.takerTokenHash).toEqual(hashIn(mails, "askTaker"));
    expect(after?.takerTokenHash).not.toEqual(before?.takerTokenHash);
    expect(after?.giverTokenHash).toEqual(before?.giverTokenHash);
  });

  it("sends its giver another confirmation, at the new email address, unless they have confirmed", async () => {
    const giver = await newChangeRequest();
    const [open, agreed] = [await begin(giver, randomEmail()), await begin(giver, randomEmail())];
    await shop.web.database
      .update(licenceTransfer)
      .set({ giverTokenHash: null, giverConfirmedAt: new Date() })
      .where(eq(licenceTransfer.id, agreed));
    await change(giver);
    const mails = await shop.mailsTo(giver.newEmail, 3);
    expect((await transferOf(open))?.giverTokenHash).toEqual(hashIn(mails, "askGiver"));
    expect((await transferOf(agreed))?.giverTokenHash).toBeNull();
  });

  it("sends no confirmation to a mailbox that was changed while the message was written", async () => {
    const [giver, taker] = [await shop.newCustomer(), await shop.newCustomer()];
    const id = await begin(giver, taker.email);
    const { run } = sendTransferEmails(shop.worker, settings.PUBLIC_URL);
    for (const [{ id: accountId, email: oldEmail }, letter, hash] of [
      [giver, "askGiver", "giverTokenHash"],
      [taker, "askTaker", "takerTokenHash"],
    ] as const) {
      const newEmail = randomEmail();
      const { pending } = await shop.web.transact(async (transaction) => {
        await changeEmail(transaction, { accountId, newEmail, currentSession: null });
        await followEmailChange(transaction, { accountId, oldEmail, newEmail });
        const settled = Promise.allSettled([run({ transferId: id, letter })]);
        await vi.waitFor(async () => {
          const { rows } = await shop.web.database.execute(sql`
            select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        }, 10_000);
        return { pending: settled };
      });
      expect(await pending).toMatchObject([{ status: "rejected" }]);
      expect((await transferOf(id))?.[hash]).toBeNull();
      await shop.mailsTo(oldEmail, 1);
      await run({ transferId: id, letter });
      const mails = await shop.mailsTo(newEmail, 1);
      expect((await transferOf(id))?.[hash]).toEqual(hashIn(mails, letter));
    }
  });
});
