import type { RenderedEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";
import type { MailKind, MarketingMailKind } from "../../../platform/mail-delivery/mail-kinds.ts";

export interface AccountEmail {
  readonly kind: Exclude<MailKind, MarketingMailKind>;
  readonly rendered: RenderedEmail;
}

export interface EmailToSend {
  readonly to: string;
  readonly email: AccountEmail;
  /** The same for the same message, so that a mailbox that gets it twice after a crash can tell. */
  readonly name: string;
}

export async function sendAccountEmail(
  app: App,
  origin: string,
  { to, email, name }: EmailToSend,
): Promise<void> {
  await app.sendMail({
    kind: email.kind,
    to,
    ...email.rendered,
    messageId: `<${name}@${new URL(origin).hostname}>`,
  });
}
