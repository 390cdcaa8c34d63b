import { renderAccountLetter, type AccountLetter } from "@autotune/emails";
import type { App } from "../../app.ts";

export interface LetterToSend {
  readonly to: string;
  readonly letter: AccountLetter;
  /** The same for the same letter: a mailbox that gets it twice after a crash can tell. */
  readonly name: string;
}

export async function sendAccountLetter(
  app: App,
  origin: string,
  { to, letter, name }: LetterToSend,
): Promise<void> {
  const rendered = await renderAccountLetter(letter);
  await app.sendMail({
    kind: letter.kind,
    to,
    ...rendered,
    messageId: `<${name}@${new URL(origin).hostname}>`,
  });
}
