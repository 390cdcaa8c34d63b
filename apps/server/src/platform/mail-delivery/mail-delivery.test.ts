import { connect } from "node:net";
import { randomUUID } from "node:crypto";
import { mailReport, mailSending } from "@autotune/database/schema";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { refusedDomain } from "../../../test/mailbox.ts";
import { verifyDkim } from "../../../test/verify-dkim.ts";
import { deleteOldSendings, deleteOldSoftReports } from "./jobs.ts";
import { liftComplaint, noteArrival } from "./repository.ts";
import { openMailShop, type MailShop } from "./testing/open-mail-shop.ts";
import { autoReply, complaint, deliveryNotice } from "./testing/reports.ts";

let shop: MailShop;
beforeAll(async () => {
  shop = await openMailShop();
}, 60_000);
afterAll(() => shop.close());

const somebody = () => `${randomUUID()}@studio.test`;
const requested = "resetPassword";
const account = "newDevice";
const marketing = "newsletterDigest";

const reportsOf = (email: string) =>
  shop.app.database
    .select({ kind: mailReport.kind, status: mailReport.status })
    .from(mailReport)
    .where(eq(mailReport.email, email))
    .orderBy(mailReport.id);
const softReports = async (email: string) => {
  for (const _ of [1, 2, 3]) {
    const { sender } = await shop.sendAll(email);
    await shop.report(sender, deliveryNotice({ status: "5.2.2", diagnostic: "" }));
  }
};

describe("an outgoing email", () => {
  it("is signed for the sender's domain, including the unsubscribe header", async () => {
    await shop.sendAll(somebody());
    const [digest, notice] = [shop.mailbox.mails.at(-1) ?? "", shop.mailbox.mails.at(-2) ?? ""];
    for (const mail of [digest, notice]) {
      const signature = verifyDkim(mail, shop.publicKey);
      expect(signature).toMatchObject({
        isValid: true,
        domain: "shop.localhost",
        selector: "mail2026",
      });
      expect(mail).toMatch(/^From: AutoTune <hello@shop\.localhost>\r$/m);
    }
    const signed = verifyDkim(digest, shop.publicKey)?.signedFields;
    for (const field of ["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"])
      expect(signed).toContain(field);
  });

  it("has an invalid signature once it is changed", async () => {
    await shop.sendAll(somebody());
    const mail = shop.mailbox.mails.at(-1) ?? "";
    const isValid = (changed: string) => verifyDkim(changed, shop.publicKey)?.isValid;
    expect(isValid(mail)).toBe(true);
    expect(isValid(mail.replace("token=abc", "token=xyz"))).toBe(false);
    expect(isValid(mail.replace(/^Subject: .*\r$/m, "Subject: Win\r"))).toBe(false);
    expect(isValid(mail.replace(/=One-Click/, "=Two-Clicks"))).toBe(false);
    expect(isValid(`${mail}one more line\r\n`)).toBe(false);
  });

  it("is marked as automated, in both forms, and has an unsubscribe link where it is optional", async () => {
    await shop.sendAll(somebody());
    const [digest, notice] = [shop.mailbox.mails.at(-1) ?? "", shop.mailbox.mails.at(-2) ?? ""];
    for (const mail of [digest, notice]) {
      expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m);
      expect(mail).toContain("Content-Type: text/plain");
      expect(mail).toContain("Content-Type: text/html");
    }
    expect(digest.replaceAll("\r\n ", " ")).toMatch(
      /^List-Unsubscribe: <http:\/\/shop\.localhost:3000\/laravel\/rest\/unsubscribe\?token=abc\.def>\r$/m,
    );
    expect(digest).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(notice).not.toContain("List-Unsubscribe");
  });

  it("has an envelope sender that names the email and nobody, the same when it is sent again", async () => {
    const to = somebody();
    const { sender } = await shop.sendAll(to);
    expect(sender).toMatch(
      /^bounces\+[0-9a-z]+-[0-9a-f]{32}-[0-9a-z]{1,8}@bounces\.shop\.localhost$/,
    );
    expect(sender).not.toContain(to.split("@")[0]);
    const messageId = shop.mailbox.messageIds().at(-1) ?? "";
    const again = { subject: "", html: "", text: "", messageId, to, unsubscribeUrl: "http://x.y" };
    await shop.app.sendMail({ kind: marketing, ...again });
    expect(shop.mailbox.senders.at(-1)).toBe(sender);
  });
});

describe("a recipient that the mail server refuses for good", () => {
  it("is not tried again, and counts as a bounce", async () => {
    const email = `${randomUUID()}@${refusedDomain}`;
    const before = await shop.count("mails_total", "refused");
    await shop.sendAll(email);
    // The first one was refused; what is not asked for is not even tried then.
    expect(await shop.count("mails_total", "refused")).toBe(before + 1);
    expect(await reportsOf(email)).toEqual([{ kind: "hard", status: "5.1.1" }]);
    await shop.sendAll(email);
    expect(await shop.count("mails_total", "refused")).toBe(before + 2);
  });
});

describe("a report", () => {
  it("of a mailbox that does not exist suppresses every email but requested ones", async () => {
    const email = somebody();
    const first = await shop.sendAll(email);
    expect(first.kinds).toEqual([requested, account, marketing]);
    await shop.report(first.sender, deliveryNotice());
    expect(await reportsOf(email)).toEqual([{ kind: "hard", status: "5.1.1" }]);
    const before = await shop.count("mails_withheld_total", "hard");
    expect((await shop.sendAll(email)).kinds).toEqual([requested]);
    expect(await shop.count("mails_withheld_total", "hard")).toBe(before + 2);
    const suppressed = await shop.app.database
      .select({ kind: mailSending.kind, withheldFor: mailSending.withheldFor })
      .from(mailSending)
      .where(and(eq(mailSending.email, email), isNotNull(mailSending.withheldFor)))
      .orderBy(mailSending.id);
    expect(suppressed).toEqual([
      { kind: account, withheldFor: "hard" },
      { kind: marketing, withheldFor: "hard" },
    ]);
    expect((await shop.sendAll(email.toUpperCase())).kinds).toEqual([requested]);
    // A requested email was delivered after all.
    await noteArrival(shop.app.database, email);
    expect((await shop.sendAll(email)).kinds).toEqual([requested, account, marketing]);
  });

  it("that comes twice, and twice concurrently, counts once", async () => {
    const email = somebody();
    const { sender } = await shop.sendAll(email);
    const soft = deliveryNotice({ status: "5.2.2", diagnostic: "" });
    const before = await shop.count("mail_reports_total", "repeated");
    await Promise.all([shop.report(sender, soft), shop.report(sender, soft)]);
    await shop.report(sender, soft);
    expect(await reportsOf(email)).toEqual([{ kind: "soft", status: "5.2.2" }]);
    expect(await shop.count("mail_reports_total", "repeated")).toBe(before + 2);
  });

  it("of a full mailbox three times in a week suppresses optional emails, until one is delivered", async () => {
    const email = somebody();
    await softReports(email);
    const { kinds, sender } = await shop.sendAll(email);
    expect(kinds).toEqual([requested, account]);
    await shop.report(
      sender,
      deliveryNotice({ action: "delivered", status: "2.1.5", diagnostic: "" }),
    );
    expect(await reportsOf(email)).toEqual([]);
    expect((await shop.sendAll(email)).kinds).toEqual([requested, account, marketing]);
  });

  it("of a complaint takes the address off every list, until its owner opts in again", async () => {
    const email = somebody();
    await shop.app.database.execute(sql`
      insert into shop.account (email, first_name, last_name, optin_marketing)
      values (${email}, 'Nina', 'Ray', true)`);
    await shop.owner.database.execute(sql`
      insert into shop.newsletter_subscriber (email, language, confirmed_at)
      values (${email}, 'en', now())`);
    const { sender } = await shop.sendAll(email);
    // As most providers send it: to one address, with our message attached.
    await shop.report(
      shop.addresses.complaints,
      complaint({ headers: [`X-Sent-From: ${sender}`] }),
    );
    expect(await reportsOf(email)).toEqual([{ kind: "complaint", status: "" }]);
    const { rows } = await shop.app.database.execute(sql`
      select optin_marketing, (select count(*)::integer from shop.newsletter_subscriber
        where newsletter_subscriber.email = account.email) as subscriptions
        from shop.account where email = ${email}`);
    expect(rows).toEqual([{ optin_marketing: false, subscriptions: 0 }]);
    expect((await shop.sendAll(email)).kinds).toEqual([requested, account]);
    // A delivery does not lift a complaint.
    await noteArrival(shop.app.database, email);
    expect((await shop.sendAll(email)).kinds).toEqual([requested, account]);
    await liftComplaint(shop.app.database, email);
    expect((await shop.sendAll(email)).kinds).toEqual([requested, account, marketing]);
  });

  it("to a made-up address is rejected, and nothing else is relayed", async () => {
    const { sender } = await shop.sendAll(somebody());
    const forged = sender.replace(/.@/, (last) => (last === "0@" ? "1@" : "0@"));
    for (const to of [forged, "nina@studio.test", "hello@shop.localhost"])
      await expect(shop.report(to, deliveryNotice()), to).rejects.toThrow("5.1.1 no such mailbox");
  });

  it("of a complaint without proof that the email was ours is dropped", async () => {
    const before = await shop.count("mail_reports_total", "unknown");
    const { complaints } = shop.addresses;
    await shop.report(complaints, complaint({ headers: ["X-Sent-From: nina@studio.test"] }));
    await shop.report(complaints, deliveryNotice());
    expect(await shop.count("mail_reports_total", "unknown")).toBe(before + 2);
  });

  it("by an auto-responder changes nothing", async () => {
    const email = somebody();
    const { sender } = await shop.sendAll(email);
    const before = await shop.count("mail_reports_total", "unreadable");
    await shop.report(sender, autoReply());
    expect(await reportsOf(email)).toEqual([]);
    expect(await shop.count("mail_reports_total", "unreadable")).toBe(before + 1);
  });

  it("that cannot be stored gets a temporary error, and is stored at the next attempt", async () => {
    const email = somebody();
    const { sender } = await shop.sendAll(email);
    const gone = vi.spyOn(shop.app, "transact").mockRejectedValueOnce(new Error("gone"));
    await expect(shop.report(sender, deliveryNotice())).rejects.toThrow("4.3.0 try again later");
    gone.mockRestore();
    await shop.report(sender, deliveryNotice());
    expect(await reportsOf(email)).toEqual([{ kind: "hard", status: "5.1.1" }]);
  });

  it("above the size limit is rejected", async () => {
    const { sender } = await shop.sendAll(somebody());
    const huge = Buffer.concat([deliveryNotice(), Buffer.alloc(1024 * 1024, "x\r\n")]);
    await expect(shop.report(sender, huge)).rejects.toThrow(/552|size/i);
  });

  it("too often from one IP address gets a temporary error", async () => {
    const greet = () =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(shop.bouncePort, "127.0.0.1");
        socket.once("data", (said) => {
          socket.destroy();
          resolve(said.toString().slice(0, 3));
        });
        socket.once("error", reject);
      });
    const said = new Set<string>();
    for (let round = 0; round < 13; round += 1)
      for (const greeting of await Promise.all(Array.from({ length: 10 }, greet)))
        said.add(greeting);
    expect([...said]).toEqual(["220", "421"]);
  });
});

it("after 30 days emails and full mailboxes are purged; missing mailboxes and complaints are not", async () => {
  const { database } = shop.app;
  const email = somebody();
  await database.execute(sql`
    insert into shop.mail_sending (message_id, email, kind, sent_at)
    values (${email}, ${email}, 'order', now() - interval '31 days')`);
  await database.execute(sql`
    insert into shop.mail_report (email, kind, reported_at, sending_id)
    select ${email}, kind, now() - interval '31 days',
           (select id from shop.mail_sending where email = ${email})
      from unnest(array['hard', 'soft', 'complaint']) kind`);
  expect(await deleteOldSendings(database)).toBe(1);
  expect(await deleteOldSoftReports(database)).toBe(1);
  expect((await reportsOf(email)).map(({ kind }) => kind)).toEqual(["hard", "complaint"]);
});

it("fifty thousand old emails are purged in slices, and none that is newer", async () => {
  const { database } = shop.app;
  await database.execute(sql`
    insert into shop.mail_sending (message_id, email, kind, sent_at)
    select 'old-' || number, 'old@studio.test', 'order', now() - interval '31 days'
      from generate_series(1, 50000) number`);
  await database.execute(sql`
    insert into shop.mail_sending (message_id, email, kind) values ('new', 'old@studio.test', 'order')`);
  const slices = vi.spyOn(database, "delete");
  expect(await deleteOldSendings(database)).toBe(50_000);
  // Five full ones, and one that finds nothing.
  expect(slices).toHaveBeenCalledTimes(6);
  slices.mockRestore();
  const { rows } = await database.execute(
    sql`select message_id from shop.mail_sending where email = 'old@studio.test'`,
  );
  expect(rows).toEqual([{ message_id: "new" }]);
}, 60_000);
