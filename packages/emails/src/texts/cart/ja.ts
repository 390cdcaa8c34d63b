import { ja as letter } from "../letter/ja.ts";
import type { CartReminderTexts } from "./cart-reminder-texts.ts";

export const ja: CartReminderTexts = {
  ...letter,
  subject: "カートはそのまま残っています",
  heading: "カートに商品が残っています",
  intro: "次の商品がまだカートに入っています。価格は本日のものです。",
  note: "実際の価格は購入手続きの画面に表示されるものです。アップグレードはログインすると戻ります。",
  action: "カートを見る",
  afterword:
    "このリンクは14日間、どの端末でも使えます。お知らせは一つのカートにつき一度だけで、このカートについて再びお送りすることはありません。",
  whyThisMail:
    "このメールは、カートに残した商品のお知らせをアカウントで希望された方にお送りしています。",
};
