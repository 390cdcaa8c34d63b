import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "無料で試す",
  seo: {
    title: "AutoTuneを無料で試す",
    description:
      "お支払いなしで試せること。どの製品ページでも聴き比べができ、AutoTune Unlimitedは14日間使えます。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "まずは、試してから",
      text: "好きな音かどうかを知るために、先に買う必要はありません。無料で試せるものを、ここにまとめました。",
    },
    {
      block: "prose",
      headline: "無料の、その中身",
      sections: [
        {
          title: "聴く：アカウント不要",
          text: "音を変えるツールは、どれも製品ページでビフォーとアフターを聴けます。トップページのノブも、本当に動きます。必要なのはブラウザと、Orbitだけはヘッドホンです。",
        },
        {
          title: "Unlimited：14日間",
          text: "トライアルでは、プランに含まれる23種のツールをすべて使えます。14日間が過ぎるまで請求はありません。それまでに解約すれば、一切かかりません。その後は、止めるまで月払いの価格で続きます。トライアルは、おひとり1回です。",
        },
        {
          title: "レッスン：好きなだけ",
          text: "ラーニングセンターと各製品のチュートリアルは、どんな声にも、ほかのメーカーのツールにも役立ちます。",
        },
        {
          title: "無料ではないもの",
          text: "無料版や、配布用の旧バージョンはありません。そしてデモ用のブランドなので、このページの先にインストーラーはありません。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "最初に聴くなら",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
