import Type from "typebox";
import { Compile } from "typebox/compile";
import { expect, mailUrl } from "./shop-test.ts";

const mails = Compile(
  Type.Array(
    Type.Object({
      subject: Type.String(),
      to: Type.Array(Type.Object({ address: Type.String() })),
      html: Type.String(),
      text: Type.String(),
    }),
  ),
);

export interface Mail {
  readonly subject: string;
  /** The language that its document names. */
  readonly language: string | undefined;
  readonly text: string;
}

/** Every mail that a person has got so far. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${mailUrl}/api/email`);
  const all = mails.Parse(await answer.json());
  return all
    .filter(({ to }) => to.some((one) => one.address === address))
    .map(({ subject, html, text }) => ({
      subject,
      language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
      text,
    }));
}

/** The one mail of an order, beside one that came before; a second one would be a mistake. */
export async function orderMail(
  address: string,
  reference: string,
  { besides }: { besides?: Mail } = {},
): Promise<Mail> {
  const ofOrder = async () =>
    (await mailsTo(address)).filter(
      ({ subject }) => subject.includes(reference) && subject !== besides?.subject,
    );
  await expect.poll(async () => (await ofOrder()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await ofOrder();
  if (mail === undefined) throw new Error(`The mail of ${reference} has vanished`);
  return mail;
}
