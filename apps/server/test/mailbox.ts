import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mailbox {
  readonly url: string;
  /** Every mail that was delivered, as it came. */
  readonly mails: readonly string[];
  messageIds(): string[];
  close(): Promise<void>;
}

/** A mail server that takes everything and keeps it. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("error", done);
      stream.on("end", () => {
        mails.push(Buffer.concat(chunks).toString("utf8"));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    messageIds: () => mails.map((mail) => /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? ""),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
