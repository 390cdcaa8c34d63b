import type { AccountLetter } from "./account-letter.ts";
import { chooseAccountNews } from "./choose-account-news.ts";
import { findAccountLink } from "./find-account-link.ts";
import type { Letter } from "./letter.ts";
import { listAccountFacts } from "./list-account-facts.ts";
import type { AccountTexts } from "./texts/account/account-texts.ts";
import { writeOnOneLine } from "./write-on-one-line.ts";

export function composeAccountLetter(letter: AccountLetter, texts: AccountTexts): Letter {
  const { action: label, goodbye, why, ...news } = texts.news[chooseAccountNews(letter)];
  const href = findAccountLink(letter);
  return {
    ...news,
    language: letter.language,
    preview: news.intro,
    greeting: texts.greeting(writeOnOneLine(letter.firstName)),
    facts: listAccountFacts(letter, texts),
    action: label === null || href === null ? null : { label, href },
    goodbye: goodbye ?? texts.goodbye,
    team: texts.team,
    colon: texts.colon,
    footer: [texts.demonstration, why ?? texts.whyThisMail],
  };
}
