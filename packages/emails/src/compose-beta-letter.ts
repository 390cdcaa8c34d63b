import type { BetaEmail } from "./beta-email.ts";
import type { Email } from "./letter.ts";
import type { BetaTexts } from "./texts/beta/beta-texts.ts";

/**
 * The owner of the e-mail address may not be who typed it: they are sent nothing that somebody else could have
 * written.
 */
export function composeBetaEmail({ language, appUrl }: BetaEmail, texts: BetaTexts): Email {
  return {
    language,
    ...(appUrl === undefined ? texts.linkFollows : texts.withLink),
    greeting: texts.greeting(""),
    facts: [],
    notes: [],
    action: appUrl === undefined ? null : { label: texts.getApp, href: appUrl },
    afterword: [texts.notYou],
    goodbye: texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, texts.whyThisMail],
  };
}
