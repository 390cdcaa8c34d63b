import { plural } from "../plural.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("ja", {
  other:
    "ご注文が完了しました。シリアル番号（#件）を下に記載しています。再インストールの際にも必要になりますので、このメールは大切に保管してください。",
});
const previewWithSerials = plural("ja", {
  other: "シリアル番号（#件）と、歌い始めるまでの3つのステップをお届けします。",
});

export const ja: OrderTexts = {
  subject: (reference) => `AutoTune ご注文の確認（${reference}）`,
  preview: (serials) =>
    serials === 0
      ? "ご注文が完了しました。歌い始めるまでの3つのステップをご案内します。"
      : previewWithSerials(serials),
  thanks: (firstName) =>
    firstName === "" ? "ありがとうございます！" : `${firstName}さん、ありがとうございます！`,
  intro: (serials) =>
    serials === 0
      ? "ご注文が完了しました。ご購入いただいた内容は、アカウントでいつでもご確認いただけます。"
      : introWithSerials(serials),
  colon: "：",
  orderNumber: "注文番号",
  placedOn: "注文日",
  quantity: "数量",
  licence: (ordinal, count) => `ライセンス ${ordinal}／${count}`,
  serialNumber: "シリアル番号",
  authenticationCode: "認証コード",
  subtotal: "小計",
  discount: "割引",
  tax: "税",
  taxIncluded: "うち税額",
  total: "合計",
  paidWith: (cardEnding) => `末尾${cardEnding}のカードでお支払い`,
  seeOrder: "注文内容を見る",
  invoice: "請求書を開く",
  nextHeading: "これからの流れ",
  steps: [
    {
      title: "インストールする",
      text: "アカウントからインストーラーをダウンロードして開きます。",
    },
    { title: "サインインする", text: "ご注文時と同じアカウントをお使いください。" },
    {
      title: "歌う",
      text: "ボーカルトラックに挿し、曲のキーを選んだら、あとは録音するだけです。",
    },
  ],
  goodbye: "最初のテイクをどうぞお楽しみください。",
  team: "AutoTuneチーム",
  demonstration:
    "これはデモ用のショップです。実際の販売は行われておらず、お支払いも発生していません。",
  whyThisMail: (reference) =>
    `このメールは、注文${reference}の際に入力されたアドレスにお送りしています。`,
};
