import type { NewsletterEmail } from "./newsletter-email.ts";
import type { NewsletterTexts } from "./texts/newsletter/newsletter-texts.ts";

/** The plain-text part, for people who read e-mail as text. The URL is on a line of its own. */
export function writeNewsletterText(
  { confirmUrl }: Pick<NewsletterEmail, "confirmUrl">,
  texts: NewsletterTexts,
): string {
  const blocks = [
    texts.heading,
    texts.intro,
    `${texts.confirm}\n${confirmUrl}`,
    texts.validFor,
    `${texts.goodbye}\n${texts.team}`,
    `-- \n${texts.demonstration}\n${texts.whyThisMail}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}
