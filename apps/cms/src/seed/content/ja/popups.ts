import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "プランをもっと活かす",
    text: "短いレッスンで、最初のテイクからミックスまで、ツールを1つずつ紹介します。このサイトで、無料で見られます。",
    link: "レッスンを見る",
  },
  isTrialer: {
    headline: "自分の声で試してみる",
    text: "お試し期間中は、すべてのツールを使えます。短いレッスンで、どこから始めるかを選べます。解約はアカウントからいつでもできます。",
    link: "レッスンを見る",
  },
  wasSubscriber: {
    headline: "セッションは、まだ覚えています",
    text: "以前Unlimitedをご利用でした。もう一度登録すると、セッションの中のツールがまた開きます。",
    link: "プランを見る",
  },
  default: {
    headline: "すべてを、14日間無料で",
    text: "Unlimitedには、すべてのツールが入っています。14日が過ぎると、解約するまで月ごとに料金がかかります。",
    link: "中身を見る",
  },
  wasTrialer: {
    headline: "もう、ご存じのとおり",
    text: "Unlimitedをお試しいただきました。登録すると、セッションは最後に閉じたままの状態で開きます。",
    link: "プランを見る",
  },
  "not-on-marketing": {
    headline: "値下げを知る",
    text: "現在、お得な情報のメールは届いていません。プロフィールで受け取りを始めたり、やめたりできます。",
    link: "プロフィールを開く",
  },
  "not-on-newsletter": {
    headline: "いちばん先に聴く",
    text: "新しいツール、新しい音、お得な情報を1通のニュースレターで。メールで確認してから始まり、1回押せばやめられます。",
    link: "ニュースレターを受け取る",
  },
};
