import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "ロイヤルティプログラム",
  seo: {
    title: "ロイヤルティプログラム",
    description:
      "ポイントもランクもありません。お持ちのものの分だけ、次がお得になります。アップグレード価格、優待コード、そして元のライセンスのこと。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "前から、いてくださった方へ",
      text: "ポイントも、ランクも、誕生日のサプライズもありません。私たちのツールをお持ちなら、次の1本がお得になります。プログラムは、それだけです。",
    },
    {
      block: "featureRows",
      headline: "使い続けると、いいこと",
      rows: [
        {
          title: "アップグレード価格",
          text: "お持ちのツールは、ほとんどが上位のものへの足がかりになります。上位のものからのアップグレードほど、お支払いは少なくなります。利用できるアップグレードと価格は、アカウントで確認できます。",
        },
        {
          title: "優待コード",
          text: "ときどき、以前のエディションをお持ちの方に、現行版のコードをお送りします。そのエディションをお持ちの方だけが使えるので、ネットで探しても意味はありません。",
        },
        {
          title: "古いツールも、役に立つ",
          text: "以前の製品は、もう販売していません。お持ちの方はそのまま使えて、そこからのアップグレードもできます。いつまでに決める、という期限もありません。",
        },
        {
          title: "譲れるライセンス",
          text: "使わなくなったツールのライセンスは、返金の期間が過ぎれば、ほかの人に譲れます。おふたりが同意すれば、アカウントが移ります。",
        },
      ],
    },
    {
      block: "specs",
      headline: "お持ちのものと、その先",
      groups: [
        {
          title: "以前の製品",
          rows: [
            {
              name: "AutoTune Pro X、AutoTune 2024",
              value: "Pro、2026、Hybridへのアップグレード、優待コード",
            },
            {
              name: "AutoTune Artist、AutoTune Stage",
              value: "Pro、2026、Hybrid、EFX+へのアップグレード、優待コード",
            },
            { name: "AutoTune EFX Classic", value: "EFX+、または各エディションへのアップグレード" },
            {
              name: "Vocal Strip",
              value: "ボーカルチェーンのどれか、または5種すべてへのアップグレード",
            },
            {
              name: "Harmony Engine Classic",
              value: "Harmony Engine、Choir、Metamorphへのアップグレード",
            },
            {
              name: "Avox Suite、Avox Duo",
              value: "Metamorph、Harmony Engine、Vocodist、Choirへのアップグレード",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "プログラムについての質問",
      items: [
        {
          question: "アップグレードとコードは、何が違いますか？",
          answer:
            "アップグレードでは、元のライセンスが新しいライセンスに置き換わります。コードなら、新しいものをお得に購入でき、両方が手元に残ります。",
        },
        {
          question: "プランも対象ですか？",
          answer:
            "いいえ。アップグレードできるのは、お持ちのライセンスからだけです。プランでは、新製品が発売日から使えます。",
        },
        {
          question: "何が利用できるか、どこで見られますか？",
          answer:
            "サインインして、アカウントのアップグレードをご覧ください。「ありません」と出ていたら、遠慮しているのではなく、本当にありません。",
        },
        {
          question: "コードのことは、どうやって知らせてもらえますか？",
          answer:
            "お得な情報の受け取りに同意された方に、メールでお知らせします。受け取るかどうかは、アカウントでいつでも変えられます。なお、デモ用のブランドなので、この一覧の製品は、古いものも含めて架空です。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "次に選ばれているもの",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
