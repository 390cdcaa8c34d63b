import { ja as letter } from "../letter/ja.ts";
import type { NewsletterTexts } from "./newsletter-texts.ts";

export const ja: NewsletterTexts = {
  subject: "AutoTuneニュースレターのご登録確認",
  preview: "ワンクリックで、次号からお届けします。",
  heading: "ご登録の確認をお願いします",
  intro:
    "このアドレスでAutoTuneニュースレターのお申し込みがありました。ご本人の場合は、下のボタンで確認してください。新しいツールやサウンド、お得な情報をお届けします。",
  confirm: "はい、ニュースレターを受け取ります",
  orOpen: "または、このアドレスをブラウザーで開いてください",
  validFor:
    "リンクの有効期限は7日間です。お心当たりがない場合は、何もする必要はありません。ご確認がないかぎり、お送りすることはありません。",
  goodbye: "次号でお会いしましょう。",
  team: letter.team,
  demonstration: "これはデモ用のショップです。ニュースレターで紹介する記事はサンプルです。",
  whyThisMail:
    "このメールは、ニュースレターのお申し込みの際に入力されたアドレスにお送りしています。",
};
