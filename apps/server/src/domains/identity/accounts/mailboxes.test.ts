import { createRequire } from "node:module";
import { isEmail, mailboxKey } from "@autotune/commerce";
import { account } from "@autotune/database/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashEmail } from "./hash-email.ts";
import { noLimits } from "./testing/accounts-app.ts";
import { openAccountsShop, type AccountsShop } from "./testing/accounts-shop.ts";
import { password, Visitor } from "./testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop(noLimits);
}, 60_000);
afterAll(() => shop.close());

const first = "Zoe\u0308.Voss@Müller.test";
const stored = "zoe\u0308.voss@müller.test";
const spellings = [
  "zoë.voss@xn--mller-kva.test",
  "ZOË.VOSS@MÜLLER.TEST",
  '"zoë.voss"@mu\u0308ller.test',
  "zoë.voss@müller.test.",
];
const visit = () => new Visitor(shop.app);

describe("[FORM-01] one mailbox is one account, however its address is written", () => {
  let id: number;
  beforeAll(async () => {
    const created = await visit().createAccount(first);
    ({ id } = created.json<{ id: number }>());
    expect(created.json()).toMatchObject({ email: stored, hashed_email: hashEmail(stored) });
  });

  it.each([first, ...spellings])("%j signs in to it", async (email) => {
    const response = await visit().signIn(email, password);
    expect([response.statusCode, response.json<{ id: number }>().id]).toEqual([200, id]);
  });

  it("cannot be created a second time, nor reserved", async () => {
    const email = spellings[0] ?? "";
    expect((await visit().createAccount(email)).statusCode).toBe(409);
    const before = await shop.app.database.$count(account);
    expect((await visit().post("partial-user", { email })).statusCode).toBe(204);
    expect(await shop.app.database.$count(account)).toBe(before);
  });

  it("a reset goes to it", async () => {
    await visit().createAccount("rosa@müller.test");
    expect((await visit().requestReset("Rosa@xn--mller-kva.test")).statusCode).toBe(204);
    const mails = await shop.mailsTo("rosa@xn--mller-kva.test");
    expect(mails.map(({ messageId }) => messageId)).toEqual([expect.stringMatching(/^<reset-/)]);
  });

  it("failed sign-ins are counted together", async () => {
    const limited = await openAccountsShop({
      ...noLimits,
      failedSignIn: { requests: 2, perSeconds: 60 },
    });
    const statuses = [];
    for (const email of ["a@studio.test", "A@studio.test.", '"a"@studio.test'])
      statuses.push((await new Visitor(limited.app).signIn(email, "Wrong1word")).statusCode);
    await limited.close();
    expect(statuses).toEqual([401, 401, 429]);
  });

  it("an address with another dot or tag is another account", async () => {
    for (const email of ["zoëvoss@müller.test", "zoë.voss+a@müller.test"])
      expect((await visit().createAccount(email)).statusCode, email).toBe(201);
  });
});

it("[FORM-01] the mailer's parser reads every accepted address as one, of the same mailbox", () => {
  // Without types of its own.
  const parse: (text: string) => { address: string }[] = createRequire(import.meta.url)(
    "nodemailer/lib/addressparser",
  );
  for (const email of [
    stored,
    "o'neil@studio.test",
    "a+b.c@xn--mller-kva.test",
    "{x}|y@a_b.test",
  ]) {
    expect(isEmail(email), email).toBe(true);
    expect(parse(email).map(({ address }) => mailboxKey(address))).toEqual([mailboxKey(email)]);
  }
});
