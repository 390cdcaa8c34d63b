import Type from "typebox";
import { Compile } from "typebox/compile";
import { expect, mailUrl } from "./shop-test.ts";

const mails = Compile(
  Type.Array(
    Type.Object({
      id: Type.String(),
      subject: Type.String(),
      to: Type.Array(Type.Object({ address: Type.String() })),
      html: Type.String(),
      text: Type.String(),
      headers: Type.Record(Type.String(), Type.Unknown()),
    }),
  ),
);

export interface Mail {
  readonly subject: string;
  /** The language that its document names. */
  readonly language: string | undefined;
  readonly text: string;
  /** By which the mail server knows it. */
  readonly id: string;
  /** Those of one value, by their names in lower case; `headerOf` reads every line. */
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Every mail that a person has got so far. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/email`);
  const all = mails.Parse(await response.json());
  return all
    .filter(({ to }) => to.some((one) => one.address === email))
    .map(({ id, subject, html, text, headers }) => ({
      id,
      headers,
      subject,
      language: /<html[^>]* lang="(\w+)"/.exec(html)?.[1],
      text,
    }));
}

/** A line of a mail's head, as it came over the wire; empty where there is none. */
export async function headerOf({ id }: Mail, name: string): Promise<string> {
  const source = await (await fetch(`${mailUrl}/api/email/${id}/source`)).text();
  const [head = ""] = source.replaceAll(/\r?\n[ \t]+/g, " ").split(/\r?\n\r?\n/, 1);
  const line = head.split(/\r?\n/).find((one) => one.startsWith(`${name}:`)) ?? "";
  return line.slice(name.length + 1).trim();
}

/** The one mail of an order, beside one that came before; a second one would be a mistake. */
export async function orderMail(
  email: string,
  reference: string,
  { besides }: { besides?: Mail } = {},
): Promise<Mail> {
  const ofOrder = async () =>
    (await mailsTo(email)).filter(
      ({ subject }) => subject.includes(reference) && subject !== besides?.subject,
    );
  await expect.poll(async () => (await ofOrder()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await ofOrder();
  if (mail === undefined) throw new Error(`The mail of ${reference} has vanished`);
  return mail;
}
