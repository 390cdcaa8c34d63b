import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { ja as letter } from "../letter/ja.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("ja", {
  other:
    "ご注文が完了しました。シリアル番号（#件）を下に記載しています。再インストールの際にも必要になりますので、このメールは大切に保管してください。",
});
const previewWithSerials = plural("ja", {
  other: "シリアル番号（#件）と、歌い始めるまでの3つのステップをお届けします。",
});

export const ja: OrderTexts = {
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `AutoTune ご注文の確認（${reference}）`,
      preview: (serials) =>
        serials === 0
          ? "ご注文が完了しました。歌い始めるまでの3つのステップをご案内します。"
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "ご注文が完了しました。ご注文の内容は、アカウントでいつでもご確認いただけます。"
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `AutoTune ご注文を承りました（${reference}）`,
      preview: () => "ご入金を確認でき次第、ライセンスをお届けします。",
      intro: () =>
        "ご注文を承りました。ご入金を確認でき次第、ライセンスをメールでお送りします。アカウントでもご確認いただけます。",
    },
  },
  thanks: (firstName) =>
    firstName === "" ? "ありがとうございます！" : `${firstName}さん、ありがとうございます！`,
  placedOn: "注文日",
  quantity: "数量",
  licence: (ordinal, count) => `ライセンス ${ordinal}／${count}`,
  upgradedFrom: (name) =>
    `${name}からのアップグレードです。これまでのライセンスは、このライセンスに置き換わりました。`,
  free: "無料",
  gift: "ご注文特典",
  every: everyInterval({
    m: { one: "毎月", other: "#か月ごとに" },
    y: { one: "毎年", other: "#年ごとに" },
  }),
  freeUntil: (date, price, every) =>
    `${date}まで無料。その後は、解約されないかぎり${every}${price}のお支払いとなります。`,
  renewsOn: (date, price, every) =>
    `${every}${price}。次回のお支払いは${date}です（解約された場合を除きます）。`,
  renews: (price, every) => `${every}${price}。解約されるまで続きます。`,
  subtotal: "小計",
  discount: "割引",
  tax: "税",
  taxIncluded: "うち税額",
  total: "合計",
  paidWith: (cardEnding) => `末尾${cardEnding}のカードでお支払い`,
  download: (name) => `${name}をダウンロード`,
  seeOrder: "注文内容を見る",
  invoice: "請求書を開く",
  setup: {
    heading: "あと一歩でアカウントが完成します",
    text: "パスワードを設定すると、ダウンロード、ライセンス、領収書を一か所でご覧いただけます。リンクの有効期限は30日間です。",
    button: "アカウントを設定する",
  },
  nextHeading: "これからの流れ",
  steps: [
    {
      title: "インストールする",
      text: "アカウントからインストーラーをダウンロードして開きます。",
    },
    { title: "サインインする", text: "このメールアドレスのアカウントをお使いください。" },
    {
      title: "歌う",
      text: "ボーカルトラックに挿し、曲のキーを選んだら、あとは録音するだけです。",
    },
  ],
  goodFirstTake: "最初のテイクをどうぞお楽しみください。",
};
