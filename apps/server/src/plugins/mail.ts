import fastifyPlugin from "fastify-plugin";
import { createTransport } from "nodemailer";
import type { App } from "../app.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for the same mail: a mailbox that gets it twice after a crash can tell. */
  readonly messageId: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
  /** Of a mail that nobody needs: where they choose to get no more of them, for the mail program's own button. */
  readonly unsubscribeUrl?: string;
}

export interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
}

/** Mail over SMTP. It resolves when the server has taken the mail, so a failed one stays a job to do. */
export const mail = fastifyPlugin(async (app: App, { smtpUrl, from }: MailOptions) => {
  const transport = createTransport(
    { url: smtpUrl, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 20_000 },
    { from },
  );
  app.addHook("onClose", async () => transport.close());
  app.decorate("sendMail", async ({ to, replyTo, unsubscribeUrl, ...message }: Mail) => {
    await transport.sendMail({
      ...message,
      // As an address and not as text, in which a comma would make two of it.
      to: { name: "", address: to },
      ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
      ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
    });
  });
});

declare module "fastify" {
  interface FastifyInstance {
    sendMail(message: Mail): Promise<void>;
  }
}
