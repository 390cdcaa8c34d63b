import type { AccountEmail } from "./account-letter.ts";
import { chooseAccountNews } from "./choose-account-news.ts";
import { findAccountLink } from "./find-account-link.ts";
import type { Email } from "./letter.ts";
import { listAccountFacts } from "./list-account-facts.ts";
import type { AccountTexts } from "./texts/account/account-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

export function composeAccountEmail(email: AccountEmail, texts: AccountTexts): Email {
  const { action: label, goodbye, why, ...news } = texts.news[chooseAccountNews(email)];
  const href = findAccountLink(email);
  return {
    ...news,
    language: email.language,
    preview: news.intro,
    greeting: texts.greeting(writeOnOneLine(email.firstName)),
    facts: listAccountFacts(email, texts),
    action: label === null || href === null ? null : { label, href },
    goodbye: goodbye ?? texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, why ?? texts.whyThisMail],
  };
}
