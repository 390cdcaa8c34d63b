import { renderAccountEmail, type AccountEmail } from "@autotune/emails";
import type { App } from "../../../platform/app.ts";

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
  const rendered = await renderAccountEmail(email);
  await app.sendMail({
    kind: email.kind,
    to,
    ...rendered,
    messageId: `<${name}@${new URL(origin).hostname}>`,
  });
}
