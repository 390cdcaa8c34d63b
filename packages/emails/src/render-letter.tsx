import { render } from "@react-email/components";
import type { RenderedEmail } from "./declarations.ts";
import { EmailMessage } from "./letter-message.tsx";
import type { Email } from "./letter.ts";
import { writeEmailText } from "./write-letter-text.ts";

export async function renderEmail(email: Email): Promise<RenderedEmail> {
  return {
    subject: email.subject,
    html: await render(<EmailMessage email={email} />),
    text: writeEmailText(email),
  };
}
