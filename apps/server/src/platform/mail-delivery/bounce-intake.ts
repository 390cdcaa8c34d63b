import { callbackify } from "node:util";
import fastifyPlugin from "fastify-plugin";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { App } from "../app.ts";
import type { BounceAddresses } from "./bounce-addresses.ts";
import { countReports } from "./mail-counters.ts";
import { takeReport } from "./take-report.ts";

export interface BounceIntakeOptions {
  readonly addresses: BounceAddresses;
  readonly host: string;
  readonly port: number;
}

/** A report contains our own message at most, which is a tenth of this. */
const largestReport = 1024 * 1024;
/** Per IP address; a mail server with more reports retries. */
const connectionsAllowed = { points: 120, duration: 60 };

/**
 * An SMTP server for one purpose: reports about our email. It accepts mail for signed addresses alone, relays
 * nothing and never replies. Without the database it responds with a temporary error, and the other server
 * retries.
 */
export const bounceIntake = fastifyPlugin(
  async (app: App, { addresses, host, port }: BounceIntakeOptions) => {
    const reports = countReports(app.metrics);
    const connections = new RateLimiterMemory(connectionsAllowed);
    const isOurs = (email: string) =>
      email.toLowerCase() === addresses.complaints || addresses.sendingOf(email) !== undefined;

    const countConnection = async ({ remoteAddress }: SMTPServerSession): Promise<void> => {
      try {
        await connections.consume(remoteAddress);
      } catch (error) {
        throw error instanceof RateLimiterRes ? new Reply(421, "4.7.0 too often") : error;
      }
    };
    const takeMail = async (
      stream: SMTPServerDataStream,
      session: SMTPServerSession,
    ): Promise<void> => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(Buffer.from(chunk));
      if (stream.sizeExceeded) throw new Reply(552, "5.3.4 too large");
      const [recipient] = session.envelope.rcptTo;
      const report = { to: recipient?.address ?? "", raw: Buffer.concat(chunks) };
      try {
        await takeReport(app, { addresses, reports }, report);
      } catch (error) {
        app.log.error({ err: error }, "a mail report was not stored");
        throw new Reply(451, "4.3.0 try again later");
      }
    };

    const server = new SMTPServer({
      // Without a certificate of its own it offers no TLS: the library's default one is public.
      disabledCommands: ["AUTH", "STARTTLS"],
      authOptional: true,
      disableReverseLookup: true,
      logger: false,
      size: largestReport,
      maxClients: 20,
      maxRecipients: 1,
      socketTimeout: 30_000,
      closeTimeout: 2000,
      onConnect: callbackify(countConnection),
      onRcptTo({ address }, _session, done) {
        done(isOurs(address) ? null : new Reply(550, "5.1.1 no such mailbox"));
      },
      onData: callbackify(takeMail),
    });
    server.on("error", (error) => app.log.warn({ err: error }, "bounce intake"));
    await new Promise<void>((resolve, reject) => {
      server.server.once("error", reject);
      server.listen(port, host, resolve);
    });
    app.addHook("onClose", () => new Promise<void>((resolve) => server.close(() => resolve())));
  },
);

/** The SMTP response to the other mail server. */
class Reply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}
