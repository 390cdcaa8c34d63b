import type { DigestEmail } from "./digest-email.ts";
import type { DigestTexts } from "./texts/digest/digest-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

/** The plain-text part, for people who read e-mail as text. URLs are on lines of their own. */
export function writeDigestText({ posts, choicesUrl }: DigestEmail, texts: DigestTexts): string {
  const blocks = [
    texts.heading,
    texts.intro,
    ...posts.map(
      ({ title, summary, url }) => `${writeOnOneLine(title)}\n${writeOnOneLine(summary)}\n${url}`,
    ),
    `${texts.goodbye}\n${texts.team}`,
    `-- \n${texts.demonstration}\n${texts.whyThisMail}`,
    `${texts.chooseMails}${texts.colon.trimEnd()}\n${choicesUrl}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}
