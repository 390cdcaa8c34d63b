import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "声に、居場所を。",
  text: "乾いた声は、どこにもいません。Vocal Reverbは、曲の速さと、その中での声の座り方を聴き、両方に合う部屋を提案します。そして、言葉の邪魔をしません。",
  nav: { description: "声に似合う部屋を提案", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb：声のための部屋",
    description: "Vocal Reverbは、声とテンポに合う部屋を提案し、言葉の邪魔をしません。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "歩きまわれる部屋",
      rows: [
        {
          title: "まずは、提案から",
          text: "Aメロを流すと、広さとディケイを提案します。ゆっくりした曲には長めの部屋を。忙しい曲では、控えめに。",
        },
        {
          title: "壁が見える",
          text: "部屋は遠近法で描かれ、床の輪は、奥のドアへ向かう音です。奥の壁を引けば、部屋が深くなります。",
        },
        {
          title: "言葉に道をゆずる",
          text: "歌っているあいだは余韻が引き、行のあいだに戻ってきます。部屋は大きく、歌詞ははっきり。",
        },
        {
          title: "ドライとウェットより、距離",
          text: "ひとつのコントロールで、シンガーを奥の壁のほうへ動かします。初期反射音も、音色も、余韻も一緒に変わります。人が歩くときと同じです。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "どこでもない場所から、どこかへ",
      text: "合成音声のシンガーがロングトーンを歌います。最初は、部屋なしで。",
      demos: [
        {
          product: "vocal-reverb",
          title: "ドライから、部屋へ",
          text: "音と音のすき間を聴いてください。部屋は、そこに住んでいます。",
        },
      ],
    },
    includedInUnlimited(
      "プランに入っている5つのボーカルチェーンツールの最後のひとつ。そして、たいていの人が最初に上げすぎるツールです。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "リバーブについての質問",
      items: [
        {
          question: "部屋はいくつありますか？",
          answer:
            "ひとつです。あらゆる方向に変えられます。プリセットとは、誰かが壁を置いていった場所にすぎません。",
        },
        {
          question: "インサートとセンド、どちらで使いますか？",
          answer:
            "どちらでも。インサートなら、距離のコントロールを使います。センドならドライを切り、いくつかの声にひとつの部屋を。そうすれば、みんな同じ場所に立ちます。",
        },
        {
          question: "巨大で、きらきらしたリバーブは？",
          answer:
            "それは、クリエイティブエフェクトのHaloです。こちらは、実在しそうな部屋のためのリバーブです。",
        },
        {
          question: "ミックス中に提案が変わることはありますか？",
          answer: "ありません。頼まれたときに聴いて、あとはじっとしています。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "空間の仲間たち",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverbの仕様",
          inside: [
            { name: "ディケイ", value: "0.2〜12秒" },
            { name: "プリディレイ", value: "0〜250 ms、またはホストのテンポに同期" },
            { name: "ダッキング", value: "0〜100" },
            { name: "ステレオ幅", value: "ホストが対応していれば、モノラル入力でステレオ出力" },
            { name: "解析", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "なし",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ちょうどいいリバーブの量を見つける",
          rows: [
            {
              title: "テンポから始める",
              text: "Aメロを聴かせます。目安は、次の行が始まるころに余韻がほぼ消えていること。",
            },
            {
              title: "プリディレイを決める",
              text: "20〜40 msあれば、言葉が部屋の手前に立ちます。多すぎればエコーに聴こえ、なければシンガーが壁にめり込みます。",
            },
            {
              title: "低域を取る",
              text: "ぼわつく部屋は、ミックス全体を小さくします。なくなって初めて気づくくらいまで、残響の低域を削ります。",
            },
            {
              title: "気づくまで上げる",
              text: "そして、少し下げます。ミックス中に気づくものは、聴く人には2倍聴こえます。",
            },
            {
              title: "モノラルと小音量で確かめる",
              text: "机に置いたスマホでも、言葉は聴こえなければいけません。聴こえないなら、リバーブを下げる前に、ダッキングを上げます。",
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
          headline: "ありえる部屋、ありえない部屋",
          text: "合成音声のシンガーと、3つの立ち位置。",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "実在しそうな部屋。",
            },
            {
              product: "halo",
              title: "Halo",
              text: "去りぎわに1オクターブのぼる余韻。建築基準は満たしていません。",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "壁はなし。そのかわり、シンガーがあなたのまわりを歩きます。",
            },
          ],
        },
      ],
    },
  ],
};
