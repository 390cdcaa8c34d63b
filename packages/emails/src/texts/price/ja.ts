import { ja as letter } from "../letter/ja.ts";
import type { PriceAlertTexts } from "./price-alert-texts.ts";

export const ja: PriceAlertTexts = {
  ...letter,
  product: "製品",
  wish: "ご希望の価格",
  priceNow: "現在の価格",
  confirm: {
    subject: (product) => `${product} が安くなったらお知らせしますか？`,
    heading: "お知らせしますか？",
    intro:
      "このメールアドレスで、製品の価格が下記以下になったときのお知らせが申し込まれました。ご本人の場合は確認してください。",
    note: "価格に達したときに、メールを 1 通だけお送りします。12 か月たつと、このご希望は削除されます。",
    action: "はい、知らせてください",
    afterword:
      "リンクの有効期間は 7 日間です。お心当たりがない場合は、何もする必要はありません。確認がなければメールはお送りしません。",
  },
  reached: {
    subject: (product) => `${product} がご希望の価格になりました`,
    heading: "ご希望の価格になりました",
    intro:
      "この製品がご希望の価格以下になったときのお知らせを申し込まれました。その価格になりました。",
    note: "製品ページに表示されている価格が有効です。価格は再び上がることがあります。",
    action: "製品を見る",
    afterword:
      "お申し込みいただいたメールはこの 1 通だけです。このご希望について再びお送りすることはありません。",
  },
  stop: "このご希望を削除する",
  whyThisMail: "このメールは、このアドレスで価格のお知らせが申し込まれたためお送りしています。",
};
