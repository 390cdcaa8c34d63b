import type { EmailTexts } from "./letter-texts.ts";

export const ja: EmailTexts = {
  colon: "：",
  greeting: (firstName) => (firstName === "" ? "こんにちは。" : `${firstName}さん、こんにちは。`),
  goodbye: "これからもよろしくお願いいたします。",
  team: "AutoTuneチーム",
  orderNumber: "注文番号",
  serialNumber: "シリアル番号",
  authenticationCode: "認証コード",
  demonstration:
    "これはデモ用のショップです。実際の販売は行われておらず、お支払いも発生していません。",
  whyOrderMail: (reference) =>
    `このメールは、注文${reference}の際に入力されたアドレスにお送りしています。`,
  chooseMails: "受け取るメールを選ぶ、または配信を停止する",
};
