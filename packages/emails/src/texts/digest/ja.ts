import { ja as letter } from "../letter/ja.ts";
import { ja as newsletter } from "../newsletter/ja.ts";
import type { DigestTexts } from "./digest-texts.ts";

export const ja: DigestTexts = {
  subject: (title) => `新着：${title}`,
  preview: "最近公開した記事をお届けします。",
  heading: "新しい記事",
  intro: "最近公開した記事です。どれも数分で読めます。",
  read: "記事を読む",
  goodbye: newsletter.goodbye,
  team: letter.team,
  colon: letter.colon,
  demonstration: newsletter.demonstration,
  whyThisMail: "このニュースレターは、このメールアドレスで配信を確認された方にお送りしています。",
  chooseMails: letter.chooseMails,
};
