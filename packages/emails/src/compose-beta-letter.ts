import type { BetaEmail } from "./beta-email.ts";
import type { Letter } from "./letter.ts";
import type { BetaTexts } from "./texts/beta/beta-texts.ts";

/** Whoever has the address may not be who typed it: they are sent nothing that somebody else could have written. */
export function composeBetaLetter({ language, appUrl }: BetaEmail, texts: BetaTexts): Letter {
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
