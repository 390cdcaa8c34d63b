import fastifyPlugin from "fastify-plugin";
import { createTransport } from "nodemailer";
import type { App } from "../app.ts";
import type { BounceAddresses } from "../modules/mail-delivery/bounce-addresses.ts";
import { countWithheld } from "../modules/mail-delivery/mail-counters.ts";
import {
  mailKinds,
  type MailKind,
  type MarketingMailKind,
} from "../modules/mail-delivery/mail-kinds.ts";
import type { DkimKey } from "../modules/mail-delivery/read-mail-settings.ts";
import { senderHeader } from "../modules/mail-delivery/read-report.ts";
import { noteSending, readTroubles } from "../modules/mail-delivery/repository.ts";
import { withholdMail } from "../modules/mail-delivery/withhold-mail.ts";

interface MailParts {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** The same for the same mail: a mailbox that gets it twice after a crash can tell. */
  readonly messageId: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string;
}

/** Its kind stands in `mail-kinds.ts`, which says whether it goes out to an address that had trouble. */
export type Mail = MailParts &
  (
    | {
        readonly kind: MarketingMailKind;
        /** Where the mail program's own button says that they want no more: it is posted to, without asking. */
        readonly unsubscribeUrl: string;
      }
    | { readonly kind: Exclude<MailKind, MarketingMailKind>; readonly unsubscribeUrl?: string }
  );

export interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
  /** Signs mails; without it whoever passes them on may. */
  readonly dkim?: DkimKey | undefined;
  /** Where what cannot be delivered comes back; without them, to the sender. */
  readonly bounces?: BounceAddresses | undefined;
}

/**
 * What a signature covers: that which a reader sees or a mail program acts on. Names of fields that a mail lacks
 * are left out.
 */
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
 * Mail over SMTP. It resolves when the server has taken the mail, so a failed one stays a job to do, and also
 * when it was kept back because of what came back from its address before: that job is done.
 */
export const mail = fastifyPlugin(
  async (app: App, { smtpUrl, from, dkim, bounces }: MailOptions) => {
    const withheld = countWithheld(app.metrics);
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

    /** Where the mail is sent from; undefined where it is not to be sent. */
    const openSending = async ({ kind, to: email, messageId }: Mail) => {
      const purpose = mailKinds[kind];
      if (purpose === "unkept") return { isWithheld: false, sender: undefined } as const;
      const trouble = withholdMail(purpose, await readTroubles(app.database, email));
      const withheldFor = trouble ?? null;
      const id = await noteSending(app.database, { messageId, email, kind, withheldFor });
      if (trouble === undefined)
        return { isWithheld: false, sender: bounces?.addressOf(id) } as const;
      withheld.inc({ reason: trouble });
      app.log.info({ sendingId: id, kind, trouble }, "mail withheld");
      return { isWithheld: true } as const;
    };

    app.decorate("sendMail", async (message: Mail) => {
      const sending = await openSending(message);
      if (sending.isWithheld) return;
      const { sender } = sending;
      const { to, subject, html, text, messageId, replyTo, unsubscribeUrl } = message;
      await transport.sendMail({
        subject,
        html,
        text,
        messageId,
        // As an address and not as text, in which a comma would make two of it.
        to: { name: "", address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
        ...(sender === undefined ? {} : { envelope: { from: sender, to } }),
        ...(unsubscribeUrl === undefined ? {} : { list: { unsubscribe: unsubscribeUrl } }),
        headers: {
          // Programs that answer for people who are away answer no machine.
          "Auto-Submitted": "auto-generated",
          ...(sender === undefined ? {} : { [senderHeader]: sender }),
          ...(unsubscribeUrl === undefined
            ? {}
            : { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
        },
      });
    });
  },
);

declare module "fastify" {
  interface FastifyInstance {
    sendMail(message: Mail): Promise<void>;
  }
}
