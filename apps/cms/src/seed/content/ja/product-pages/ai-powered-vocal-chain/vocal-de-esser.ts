import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "刺さりを減らす。声はそのまま。",
  text: "近いマイクと明るいEQは、誰よりもサ行が大好きです。Vocal De-Esserは、あなたの声が刺さる帯域を見つけ、そこだけを、鳴っているあいだだけ下げます。",
  nav: { description: "刺さるサ行だけをやわらげる", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser：サ行をやわらかく",
    description:
      "Vocal De-Esserは、声が刺さる場所を見つけ、そこだけを、鳴っているあいだだけ下げます。それ以外の声はそのままです。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "細く、ここぞという瞬間だけ",
      rows: [
        {
          title: "あなたのサ行を探す",
          text: "どこが鋭いかは、口によって違います。多くは5〜9 kHzのあいだ。1行流せば、バンドがひとりでにそこへ動きます。",
        },
        {
          title: "効く瞬間を見る",
          text: "流れていく言葉をスペクトログラムが映し、その下に文字が並びます。サ行のたびに、窓がひとつ切り取られます。ほかのところまで切れば、それも見えます。",
        },
        {
          title: "消える音を聴く",
          text: "ボタンひとつで、取り除かれる音だけを聴けます。自転車の空気入れのような音なら、正解。母音が聴こえたら、ゆるめてください。",
        },
        {
          title: "サ行とハ行を聴き分ける",
          text: "息と空気感は、開いたままにします。そこまで下げてしまうから、ディエッサーをかけた声はこもるのです。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "サササ、さらりと",
      text: "このために、合成音声のシンガーの子音を鋭くしました。最初のほうは、ヘッドホンの音量にご注意ください。",
      demos: [
        {
          product: "vocal-de-esser",
          title: "鋭く、から、なめらかに",
          text: "サ行が、言葉の後ろに下がります。あいだの母音は、どちらも同じです。",
        },
      ],
    },
    includedInUnlimited(
      "プランに入っている5つのミックスツールのひとつです。忘れられがちですが、ないとすぐに気づきます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "ディエッサーについての質問",
      items: [
        {
          question: "EQではだめですか？",
          answer:
            "EQは、曲のあいだずっと、母音ごとその帯域を下げてしまいます。ディエッサーは、サ行が来るのを待ちます。",
        },
        {
          question: "歌が舌足らずになってしまいました。なぜですか？",
          answer:
            "下げすぎか、バンドが広すぎます。ちょうどいいと思った量の半分にして、明日もう一度聴いてみてください。",
        },
        {
          question: "コンプレッサーの前と後ろ、どちらに置きますか？",
          answer:
            "後ろです。コンプレッサーは小さな音を持ち上げ、サ行もよくその中にいます。コンプレッサーがサ行に反応するなら、前にも挿してください。",
        },
        {
          question: "英語以外の歌でも使えますか？",
          answer: "もちろん、日本語でも。聴いているのは文字ではなく、鋭さです。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "いつもの顔ぶれ",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esserの仕様",
          inside: [
            { name: "帯域", value: "2〜16 kHz（聴いて検出、または手動）" },
            { name: "リダクション", value: "0〜24 dB" },
            { name: "モニター", value: "取り除く音だけを再生" },
            { name: "解析", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "約2 ms（ホストが補正）",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "舌足らずにせず、サ行をなだめる",
          rows: [
            {
              title: "いちばんひどい行を選ぶ",
              text: "サ行とシャ行だらけの行が、どの曲にもひとつはあります。そこをループします。そこが大丈夫なら、ほかも大丈夫です。",
            },
            {
              title: "帯域を見つけさせる",
              text: "ループを2回流します。スペクトログラムのどこが切れているかを見てください。母音の縞ではなく、明るく弾けるところにあれば合っています。",
            },
            {
              title: "捨てる音を聴く",
              text: "取り除かれる音に切り替えます。そこから母音が消えるまで、バンドを狭めます。",
            },
            {
              title: "早めに止める",
              text: "リダクションは、サ行が痛くなくなるまで。消えるまでではありません。サ行がないと、言葉は伝わりません。",
            },
            {
              title: "リバーブの中で確かめる",
              text: "リバーブを戻します。長い余韻は、残ったサ行をひとつずつ繰り返します。足りたかどうかは、そこでわかります。",
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
          headline: "高域を、順番に",
          text: "5 kHzより上で合成音声がどう鳴っているか。そして、何ができるか。",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "変わるのは、鋭い瞬間だけ。",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "こちらは、音色全体がずっと変わります。",
            },
          ],
        },
      ],
    },
  ],
};
