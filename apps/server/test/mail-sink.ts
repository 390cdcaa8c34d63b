import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface MailSink {
  readonly url: string;
  close(): Promise<void>;
}

/** A mail server that takes everything and keeps nothing but what it tells of each recipient. */
export async function startMailSink(onMail: (recipient: string) => void): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData(stream, { envelope: { rcptTo } }, done) {
      stream.resume();
      stream.on("error", done);
      stream.on("end", () => {
        for (const { address } of rcptTo) onMail(address);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
