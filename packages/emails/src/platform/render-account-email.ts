import { msg } from "@lingui/core/macro";
import type { RenderedEmail } from "./email.ts";
import type { Words } from "./i18n.ts";
import { renderEmail, type EmailContent } from "./render-email.tsx";
import { writeOnOneLine } from "./write-on-one-line.ts";

interface AccountEmailContent extends Omit<EmailContent, "footer"> {
  /** Why this e-mail address gets it, where it is not simply the account's. */
  readonly why?: Words;
}

/** An e-mail about what a person has with the shop. What they typed stays on one line, and an empty fact is left out. */
export async function renderAccountEmail({
  why = msg`You’re receiving this email because this address belongs to an AutoTune account.`,
  ...content
}: AccountEmailContent): Promise<RenderedEmail> {
  const facts = (content.facts ?? [])
    .map(([label, value]) => [label, oneLine(value)] as const)
    .filter(([, value]) => value !== "");
  return renderEmail({
    ...content,
    name: writeOnOneLine(content.name),
    facts,
    footer: [why],
  });
}

function oneLine(value: Words): Words {
  return typeof value === "string" ? writeOnOneLine(value) : value;
}
