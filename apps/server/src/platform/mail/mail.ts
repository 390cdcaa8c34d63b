import { normaliseEmail } from "@autotune/commerce";
import { SpanKind } from "@opentelemetry/api";
import fastifyPlugin from "fastify-plugin";
import { createTransport } from "nodemailer";
import type { App } from "../app.ts";
import type { BounceAddresses } from "../mail-delivery/bounce-addresses.ts";
import { countSendings, countSuppressed, outcomeOfError } from "../mail-delivery/mail-counters.ts";
import { mailKinds, type MailKind, type MarketingMailKind } from "../mail-delivery/mail-kinds.ts";
import type { DkimKey } from "./read-mail-settings.ts";
import { enqueueForBounces, noteBounce } from "../mail-delivery/note-bounce.ts";
import { readRefusal, type Refusal } from "../mail-delivery/read-refusal.ts";
import { senderHeader } from "../mail-delivery/read-report.ts";
import { noteSending, readDeliveryIssues } from "../mail-delivery/repository.ts";
import { withSpan } from "../tracing/with-span.ts";
import { suppressMail } from "../mail-delivery/suppress-mail.ts";

interface MailParts {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for the same message, so that a mailbox that gets it twice after a crash can tell. */
  readonly messageId: string;
  /** Where replies go, if not to the sender. */
  readonly replyTo?: string;
}

/** Its kind is listed in `mail-kinds.ts`, which decides whether it is sent to an address with delivery issues. */
export type Mail = MailParts &
  (
    | {
        readonly kind: MarketingMailKind;
        /** The one-click unsubscribe URL: the mail client posts to it without asking. */
        readonly unsubscribeUrl: string;
      }
    | { readonly kind: Exclude<MailKind, MarketingMailKind>; readonly unsubscribeUrl?: string }
  );

export interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** Signs messages; without it a relay may. */
  readonly dkim?: DkimKey | undefined;
  /** Where bounces go; by default to the sender. */
  readonly bounces?: BounceAddresses | undefined;
}

/** The signed headers: those that a reader sees or a mail client acts on. Headers that a message lacks are left out. */
const signedFields = [
  "From",
  "Reply-To",
  "To",
  "Subject",
  "Date",
  "Message-ID",
  "MIME-Version",
  "Content-Type",
  "List-Unsubscribe",
  "List-Unsubscribe-Post",
  "Auto-Submitted",
].join(":");

/**
 * Mail over SMTP. It resolves when the server has accepted the message, so a failed one stays a job to do, and
 * also when it was suppressed because of earlier bounces, or its recipient refused for good: that job is done.
 */
export const mail = fastifyPlugin(
  async (app: App, { smtpUrl, from, dkim, bounces }: MailOptions) => {
    const suppressed = countSuppressed(app.metrics);
    const sendings = countSendings(app.metrics);
    const transport = createTransport(
      {
        url: smtpUrl,
        connectionTimeout: 5000,
        greetingTimeout: 5000,
        socketTimeout: 20_000,
        ...(dkim === undefined ? {} : { dkim: { ...dkim, headerFieldNames: signedFields } }),
      },
      { from },
    );
    app.addHook("onClose", async () => transport.close());

    /** The envelope sender; undefined where the message is not to be sent. */
    const openSending = async ({ kind, to: email, messageId }: Mail) => {
      const purpose = mailKinds[kind];
      if (purpose === "unkept")
        return { isSuppressed: false, sendingId: undefined, sender: undefined } as const;
      const issue = suppressMail(purpose, await readDeliveryIssues(app.database, email));
      const withheldFor = issue ?? null;
      const id = await noteSending(app.database, { messageId, email, kind, withheldFor });
      if (issue === undefined)
        return { isSuppressed: false, sendingId: id, sender: bounces?.senderOf(id) } as const;
      suppressed.inc({ reason: issue });
      app.log.info({ sendingId: id, kind, trouble: issue }, "email suppressed");
      return { isSuppressed: true } as const;
    };

    /** That a server refuses a recipient for good is what a bounce says too, only sooner. */
    const noteRefusal = async (
      { kind: mailKind, to: email }: Mail,
      sendingId: number | undefined,
      refusal: Refusal,
    ) => {
      sendings.inc({ outcome: "refused" });
      app.log.info({ sendingId, kind: mailKind, status: refusal.status }, "email refused");
      if (sendingId === undefined) return;
      const enqueue = await enqueueForBounces(app);
      await app.transact((transaction) =>
        noteBounce(
          app,
          { transaction, enqueue },
          { sendingId, email: normaliseEmail(email), mailKind, ...refusal },
        ),
      );
    };

    app.decorate("sendMail", async (message: Mail) => {
      const sending = await openSending(message);
      if (sending.isSuppressed) return;
      const { sender, sendingId } = sending;
      const { to, subject, html, text, messageId, replyTo, unsubscribeUrl } = message;
      const send = () =>
        transport.sendMail({
          subject,
          html,
          text,
          messageId,
          // As an object and not as text, in which a comma would make two recipients of it.
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          ...(sender === undefined ? {} : { envelope: { from: sender, to } }),
          ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
          headers: {
            // Auto-responders do not reply to automated messages.
            "Auto-Submitted": "auto-generated",
            ...(sender === undefined ? {} : { [senderHeader]: sender }),
            ...(unsubscribeUrl === undefined
              ? {}
              : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
          },
        });
      try {
        const attributes = { "mail.kind": message.kind };
        await withSpan("send email", { kind: SpanKind.CLIENT, attributes }, send);
        sendings.inc({ outcome: "sent" });
      } catch (error) {
        const refusal = readRefusal(error);
        if (refusal !== undefined) return noteRefusal(message, sendingId, refusal);
        sendings.inc({ outcome: outcomeOfError(error) });
        throw error;
      }
    });
  },
);

declare module "fastify" {
  interface FastifyInstance {
    sendMail(message: Mail): Promise<void>;
  }
}
