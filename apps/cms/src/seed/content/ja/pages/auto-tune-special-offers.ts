import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "お得な買い方",
  seo: {
    title: "お得な買い方",
    description:
      "いつでも使える、AutoTuneのお得な買い方。年払いプラン、アップグレード価格、そして小さなエフェクト。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "正直に、お得に",
      text: "深夜0時に巻き戻るカウントダウンは、置いていません。セールのときは、元の価格と新しい価格を製品に並べて表示します。ここにある方法なら、いつでも使えます。",
    },
    {
      block: "prose",
      headline: "いつでも、どうぞ",
      sections: [
        {
          title: "12か月より、1年",
          text: "Unlimitedの年払いは、月払いを12回続けるよりもお得です。どれだけお得かは、お使いの通貨で価格の横に表示しています。",
        },
        {
          title: "アップグレード",
          text: "すでにエディションをお持ちなら、上位版には定価ではなくアップグレード価格で移れます。サインインすると、利用できるアップグレードと価格をアカウントで確認できます。",
        },
        {
          title: "小さなエフェクト",
          text: "クリエイティブエフェクトのうち10種は、アイデアがひとつずつ。価格もそれに見合っています。必要なものだけ買って、ずっと使う。残りは、次の曲にとっておけます。",
        },
        {
          title: "まったく払わない",
          text: "Unlimitedには14日間の無料トライアルがあります。仕上げたいのが1曲だけなら、急げば間に合います。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "アイデアは、ひとつずつ",
      products: ["dial", "twin", "ember"],
    },
  ],
};
