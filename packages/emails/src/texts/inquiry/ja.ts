import { ja as letter } from "../letter/ja.ts";
import type { InquiryTexts } from "./inquiry-texts.ts";

export const ja: InquiryTexts = {
  ...letter,
  subject: "お問い合わせを受け付けました",
  preview: "2営業日以内に、学校向けのお見積もりをお送りします。",
  heading: "お問い合わせが届きました",
  intro:
    "学校向けサイトライセンスについてお問い合わせいただき、ありがとうございます。内容は担当者が直接拝見します。",
  seats: "台数",
  next: "2営業日以内にお見積もりをお送りします。付け加えることがあれば、このメールにそのままご返信ください。",
  notYou:
    "お心当たりがない場合は、どなたかがアドレスを打ち間違えたようです。このメールは破棄してください。情報は保存していません。",
  whyThisMail:
    "このメールは、学校向けのお問い合わせにこのアドレスが入力されたためお送りしています。",
};
