import { render } from "@react-email/components";
import type { NewsletterEmail, RenderedEmail } from "./declarations.ts";
import { NewsletterMessage } from "./newsletter-message.tsx";
import { newsletterTexts } from "./texts/newsletter/texts-by-language.ts";
import { writeNewsletterText } from "./write-newsletter-text.ts";

/** The e-mail that asks the owner of this mailbox to confirm the newsletter. */
export async function renderNewsletterEmail(email: NewsletterEmail): Promise<RenderedEmail> {
  const texts = newsletterTexts[email.language];
  return {
    subject: texts.subject,
    html: await render(<NewsletterMessage email={email} texts={texts} />),
    text: writeNewsletterText(email, texts),
  };
}
