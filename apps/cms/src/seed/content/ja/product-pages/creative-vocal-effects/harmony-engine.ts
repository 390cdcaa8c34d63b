import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "コーラス隊は、自前で。",
  text: "メロディーをひとつ歌えば、Harmony Engineがその隣で、曲のキーに合わせて最大4つのパートを歌います。一緒に入り、一緒に伸ばし、リハーサルには決して遅刻しません。",
  nav: { description: "ひとつのリードから、ハーモニーを", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine：ひとつの声からハーモニーを",
    description:
      "メロディーをひとつ歌えば、曲のキーに合ったハーモニーが最大4パート。Harmony Engineは、あなたのタイミングと言葉についていきます。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "1本入れて、5本出す",
      rows: [
        {
          title: "レーンに並ぶパート",
          text: "あなたは、真ん中の明るい線。上に2つ、下に2つのパートが並び、それぞれが保つ音程が、線の端に書かれています。",
        },
        {
          title: "平行ではなく、キーの中で",
          text: "3度は、半音4つのときも、3つのときもあります。エンジンはスケールを知っていて、選びます。だから、曲からはみ出すパートはありません。",
        },
        {
          title: "あなたについていく",
          text: "タイミングも、言葉も、スライドも。あなたが音を伸ばせば、一緒に伸ばします。",
        },
        {
          title: "5人のクローンではなく",
          text: "どのパートも、少し早いか遅く、喉も少し違います。隣どうしで歌う人たちと同じです。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "では、みんなで",
      text: "ビフォーは合成音声のシンガーがひとり。アフターは、Aマイナーで3人です。",
      demos: [
        {
          product: "harmony-engine",
          title: "リード、そしてコード",
          text: "おなじみのメロディーは、真ん中にいます。それが下がるとき、上のパートを聴いてください。同じ幅では下がりません。",
        },
      ],
    },
    includedInUnlimited(
      "プランに入っている14種のクリエイティブエフェクトのひとつです。キーを教えてくれるAutoKeyも入っています。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Harmony Engineについての質問",
      items: [
        {
          question: "和声の知識は必要ですか？",
          answer:
            "いいえ。キーを選ぶか、AutoKeyに見つけてもらい、いいと思うまでパートをオンにしていきます。知識があるなら、音程をひとつずつ決めることもできます。",
        },
        {
          question: "パートを別々のトラックにできますか？",
          answer:
            "はい。パートをソロにして書き出すか、パートごとに1つずつ挿して、ふつうのトラックと同じようにミックスしてください。",
        },
        {
          question: "キーの外のコードは、どうしますか？",
          answer:
            "その小節だけ、スケールをオートメーションで変えます。パートはすぐに動きます。音の途中でも。",
        },
        {
          question: "Choirとは、どう違いますか？",
          answer: "Harmony Engineは、違う音を歌う少人数。Choirは、同じ音を歌う大人数です。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "もっと、大勢のあなたを",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engineの仕様",
          inside: [
            { name: "パート", value: "リードのほかに最大4つ" },
            { name: "音程", value: "スケール内で、1オクターブ下から1オクターブ上まで" },
            { name: "パートごとの設定", value: "レベル、パン、喉、タイミング" },
            { name: "スケール", value: "メジャー、マイナー、または自分で選んだ音" },
            { name: "キー", value: "手動、またはAutoKeyから" },
          ],
          latency: "約25 ms（ホストが補正）",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ぱっと開けるサビを作る",
          rows: [
            {
              title: "リードを整える",
              text: "ハモりは、リードを間違いごと写します。先にAutoTune、それからHarmony Engineです。",
            },
            {
              title: "3度上から始める",
              text: "1パートを、リードの半分の音量で。甘いのに1語だけ変に聴こえたら、そこのコードを見直します。",
            },
            {
              title: "下を足す",
              text: "下のパートは、重さを加えます。これは真ん中に置き、高いパートを片側へ寄せます。",
            },
            {
              title: "あとにとっておく",
              text: "Aメロは0パート、最初のサビは1パート、最後のサビで全部。オートメーションは音量ではなく、パートのスイッチに書きます。",
            },
            {
              title: "後ろに下げる",
              text: "コーラスは、リードの後ろに立ちます。高域は少なく、響きは多く、子音は控えめに。ディエッサーは、リードでは怖くてできないくらい深く。",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "ふたり、3人、大勢",
          text: "仲間を増やす、3つの方法。声は、ひとつ残らず合成です。",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "違う音で、ひとつのコード。",
            },
            {
              product: "twin",
              title: "Twin",
              text: "同じ音を、二度歌って。",
            },
            {
              product: "choir",
              title: "Choir",
              text: "同じ音を、みんなで。",
            },
          ],
        },
      ],
    },
  ],
};
