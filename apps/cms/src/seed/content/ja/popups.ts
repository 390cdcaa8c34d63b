import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
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
  "not-on-newsletter": {
    headline: "いちばん先に聴く",
    text: "新しいツール、新しい音、お得な情報を1通のニュースレターで。メールで確認してから始まり、1回押せばやめられます。",
    link: "ニュースレターを受け取る",
  },
};
