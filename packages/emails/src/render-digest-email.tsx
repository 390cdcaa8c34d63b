import { render } from "@react-email/components";
import type { DigestEmail, RenderedEmail } from "./declarations.ts";
import { DigestMessage } from "./digest-message.tsx";
import { digestTexts } from "./texts/digest/texts-by-language.ts";
import { writeDigestText } from "./write-digest-text.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

/** The newsletter: what has come out since its reader's last one. */
export async function renderDigestEmail(email: DigestEmail): Promise<RenderedEmail> {
  const texts = digestTexts[email.language];
  const [first] = email.posts;
  if (first === undefined) throw new Error("A newsletter without news");
  return {
    subject: texts.subject(writeOnOneLine(first.title)),
    html: await render(<DigestMessage email={email} texts={texts} />),
    text: writeDigestText(email, texts),
  };
}
