import { mailboxKey } from "@autotune/commerce";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cloneDatabase, createTemplate, type DatabaseTemplate } from "../testing/index.ts";
import { fillCanonicalEmails } from "./fill-canonical-emails.ts";
import { migrate } from "./migrate.ts";

let template: DatabaseTemplate;
let client: pg.Client;
let url: string;
beforeAll(async () => {
  template = await createTemplate({ name: "mailboxes", prepare: migrate });
  ({ url } = await cloneDatabase(template.name));
  client = new pg.Client({ connectionString: url });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await template.drop();
});

/** As a release wrote them that knew no key. */
const add = async (email: string) => {
  const { rows } = await client.query<{ id: string }>(
    `insert into shop.account (email, first_name, last_name, optin_marketing)
     values ($1, 'Nina', 'Voss', false) returning id`,
    [email],
  );
  return Number(rows[0]?.id);
};

it("[FORM-01] a migration gives every account the key of its mailbox, and no mailbox to two", async () => {
  const emails = [
    "nina@studio.test",
    "nina.voss+a@gmail.com",
    "nina@müller.test",
    "zoe\u0308@studio.test",
    "old@studio.test.",
    "jun@xn--wgv71a.test",
  ];
  for (const email of emails) await add(email);
  const taken = await add("nina@studio.test.");
  await migrate(url);
  const { rows } = await client.query<{ email: string; mailbox: string }>(
    "select email, mailbox from shop.account where id <> $1 order by id",
    [taken],
  );
  expect(rows).toEqual(emails.map((email) => ({ email, mailbox: mailboxKey(email) })));
  expect(await fillCanonicalEmails(client)).toEqual([taken]);
});

it("[FORM-01] the database itself keeps two accounts from one mailbox", async () => {
  await client.query(
    "insert into shop.account (email, canonical_email, first_name, last_name, optin_marketing) values ('m@ü.test', 'm@xn--tda.test', '', '', false)",
  );
  await expect(add("m@xn--tda.test")).rejects.toMatchObject({ code: "23505" });
});
