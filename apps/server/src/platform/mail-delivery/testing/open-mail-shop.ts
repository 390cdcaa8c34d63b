import { generateKeyPairSync, randomUUID, type KeyObject } from "node:crypto";
import { mailSending } from "@autotune/database/schema";
import type { DatabaseConnection } from "@autotune/database";
import { asRole } from "@autotune/database/roles";
import { cloneDatabase, connectForTest } from "@autotune/database/testing";
import { and, inArray, isNull } from "drizzle-orm";
import { createTransport } from "nodemailer";
import { inject } from "vitest";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { freePort } from "../../../../test/sandbox.ts";
import { linkSecret, metricsToken, settings } from "../../../../test/settings.ts";
import { communicationsModule } from "../../../domains/marketing/communications/module.ts";
import { createApp, type App } from "../../app.ts";
import { database } from "../../database/database.ts";
import { mail } from "../../mail/mail.ts";
import { bounceAddresses, type BounceAddresses } from "../bounce-addresses.ts";
import { bounceIntake } from "../bounce-intake.ts";

export interface MailShop {
  readonly app: App;
  /** With all rights, for what a worker may not do. */
  readonly owner: DatabaseConnection;
  readonly mailbox: Mailbox;
  readonly addresses: BounceAddresses;
  readonly publicKey: KeyObject;
  /** The port for reports. */
  readonly bouncePort: number;
  /** Sends one email of each purpose. Returns those that were sent. */
  sendAll(to: string): Promise<Sent>;
  /** Sends a report as another mail server; throws where we reject it. */
  report(to: string, raw: Buffer): Promise<void>;
  /** The values of this metric, by label. */
  count(name: string, label: string): Promise<number>;
  close(): Promise<void>;
}

interface Sent {
  /** By their kind. */
  readonly kinds: readonly string[];
  /** The envelope sender of the last of them. */
  readonly sender: string;
}

/** A worker that sends signed emails over SMTP, and receives reports about them over SMTP. */
export async function openMailShop(): Promise<MailShop> {
  const [clone, mailbox, port] = await Promise.all([
    cloneDatabase(inject("databaseTemplate")),
    startMailbox(),
    freePort(),
  ]);
  const owner = connectForTest(clone.url);
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const addresses = bounceAddresses(linkSecret, "bounces.shop.localhost");
  const app = await createApp({ settings, name: "worker", modules: [communicationsModule] });
  await app.register(database, { url: asRole(clone.url, "worker"), applicationName: "test" });
  await app.register(mail, {
    smtpUrl: mailbox.url,
    from: settings.MAIL_FROM,
    dkim: {
      domainName: "shop.localhost",
      keySelector: "mail2026",
      privateKey: privateKey.export({ format: "pem", type: "pkcs8" }).toString(),
    },
    bounces: addresses,
  });
  await app.register(bounceIntake, { addresses, host: "127.0.0.1", port });
  await app.ready();
  const stranger = createTransport({ url: `smtp://127.0.0.1:${port}`, connectionTimeout: 5000 });
  const content = { subject: "Für Sie", html: "<p>Für Sie</p>", text: "Für Sie" };
  return {
    app,
    owner,
    mailbox,
    addresses,
    publicKey,
    bouncePort: port,
    async sendAll(to) {
      const before = mailbox.mails.length;
      const name = () => `<${randomUUID()}@shop.localhost>`;
      await app.sendMail({ kind: "resetPassword", to, ...content, messageId: name() });
      await app.sendMail({ kind: "newDevice", to, ...content, messageId: name() });
      await app.sendMail({
        kind: "newsletterDigest",
        to,
        ...content,
        messageId: name(),
        unsubscribeUrl: "http://shop.localhost:3000/laravel/rest/unsubscribe?token=abc.def",
      });
      const delivered = mailbox.messageIds().slice(before);
      const rows = await app.database
        .select({ kind: mailSending.kind })
        .from(mailSending)
        .where(and(inArray(mailSending.messageId, delivered), isNull(mailSending.withheldFor)))
        .orderBy(mailSending.id);
      return { kinds: rows.map(({ kind }) => kind), sender: mailbox.senders.at(-1) ?? "" };
    },
    async report(to, raw) {
      await stranger.sendMail({ envelope: { from: "", to }, raw });
    },
    async count(name, label) {
      const { body } = await app.inject({
        url: "/metrics",
        headers: { authorization: `Bearer ${metricsToken}` },
      });
      const line = new RegExp(`^${name}\\{\\w+="${label}"\\} (\\d+)$`, "m").exec(body);
      return Number(line?.[1]);
    },
    async close() {
      stranger.close();
      await Promise.all([app.close(), owner.close(), mailbox.close()]);
    },
  };
}
