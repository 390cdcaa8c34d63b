import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  readonly url: string;
  /** Every delivered message, as received. */
  readonly mails: readonly string[];
  /** The envelope sender of each message: where bounces would go. */
  readonly senders: readonly string[];
  messageIds(): string[];
  /** The messages to a recipient, in order of arrival. */
  mailsTo(email: string): ReadableMail[];
  /** As a mail server in an outage: until it is false again, it takes no mail. */
  isDown: boolean;
  close(): Promise<void>;
}

export interface ReadableMail {
  readonly messageId: string;
  /** The plain-text part. */
  readonly text: string;
}

/** Recipients that the test mail server does not have. */
export const refusedDomain = "refused.test";

/** A mail server that accepts and stores everything, but for recipients that it does not have. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const senders: string[] = [];
  let mailbox: Mailbox;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_address, _session, done) {
      if (!mailbox.isDown) return done();
      done(Object.assign(new Error("4.3.2 Try again later"), { responseCode: 421 }));
    },
    onRcptTo({ address }, _session, done) {
      if (!address.endsWith(`@${refusedDomain}`)) return done();
      done(Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 }));
    },
    onData(stream, { envelope: { mailFrom } }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", done);
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString("utf8"));
        senders.push(mailFrom === false ? "" : mailFrom.address);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    senders,
    messageIds: () => mails.map(messageIdOf),
    mailsTo: (email) =>
      mails
        .filter((mail) => headOf(mail).includes(`\r\nTo: ${email}\r\n`))
        .map((mail) => ({ messageId: messageIdOf(mail), text: textOf(mail) })),
    isDown: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailbox;
}

/** From the envelope: the message itself may contain email addresses too. */
function headOf(mail: string): string {
  const [head = ""] = mail.split("\r\n\r\n", 1);
  return `\r\n${head}\r\n`;
}

function messageIdOf(mail: string): string {
  return /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? "";
}

/** The plain part, decoded. */
function textOf(mail: string): string {
  const [, head = "", body = ""] =
    /(Content-Type: text\/plain[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(mail) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
