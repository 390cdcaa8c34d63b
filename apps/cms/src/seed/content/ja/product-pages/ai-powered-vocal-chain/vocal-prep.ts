import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "料理の前に、テイクを洗おう。",
  text: "ノイズ、部屋鳴り、クリック、跳ねる音量。ミックスの中で取るより、ミックスの前に取るほうが楽です。Prepは録ったままのテイクを聴き、どこが悪いかを伝え、きれいにして渡します。",
  nav: { description: "ノイズと部屋鳴りを抑え、音量をそろえる", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep：ミックスの前に、きれいなテイクを",
    description:
      "Vocal Prepは、録ったままのボーカルからノイズと部屋鳴りを取り、音量をそろえます。あとに続くツールの仕事が、ぐっと楽になります。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "4つの家事を、ひとつの画面で",
      rows: [
        {
          title: "Noise（ノイズ）",
          text: "扇風機、冷蔵庫、安いプリアンプのヒス。Prepは間の音を覚えて、言葉の下からも取り除きます。",
        },
        {
          title: "Room（部屋鳴り）",
          text: "寝室で歌えば、壁の音も声に乗ります。Prepは、聴こえた部屋の形を描いて、その響きを下げます。スタジオには連れていけませんが、ドアを閉めることならできます。",
        },
        {
          title: "Clicks（クリック）",
          text: "唇、舌、調子の悪いケーブル。ひとつずつ見つけて取り除き、数を画面に出します。",
        },
        {
          title: "Level（音量）",
          text: "マイクから離れた行は上げ、叫んだ行は下げます。フレーズごとに。ポンピングはありません。押しつぶすのではなく、フェーダーを動かすからです。",
        },
        {
          title: "ビフォーとアフターを、1枚の絵で",
          text: "光の刃が、テイクの上を走ります。その先にはほこり、通ったあとには声だけ。見えなくなったものは、もう聴こえません。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "ひどい部屋と、ましな部屋",
      text: "シンガーは合成で、録音はひどい。どちらも、わざとです。",
      demos: [
        {
          product: "vocal-prep",
          title: "ヒスと、壁と、ふらつきと",
          text: "ビフォー：ノイズ、箱鳴りのする部屋、行ったり来たりの音量。アフター：ほぼ、声だけ。",
        },
      ],
    },
    includedInUnlimited(
      "Prepは、プランに入っている5つのボーカルチェーンツールの、1番手です。残りの4つが、順に続きます。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Prepについての質問",
      items: [
        {
          question: "どんな録音でも救えますか？",
          answer:
            "いいえ。悪い録音は良くなり、良い録音なら時間が節約できます。クリップした音、部屋の向こうの電話、隣のドラマーは、手に負えません。",
        },
        {
          question: "リアルタイムで動きますか？",
          answer:
            "はい、ただし少し遅れます。シンガーのヘッドホンではなく、ミックスで使ってください。",
        },
        {
          question: "チェーンのどこに置きますか？",
          answer:
            "先頭です。AutoTuneよりも、小さな音を大きくするどんなツールよりも前に。コンプレッサーが先だと、Prepが取るはずのノイズを持ち上げてしまいます。",
        },
        {
          question: "音声がコンピューターの外に出ることはありますか？",
          answer: "ありません。解析は、あなたのマシンの、プラグインの中で行います。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "チェーンの続き",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prepの仕様",
          inside: [
            { name: "抑えるもの", value: "定常ノイズ、部屋鳴り、クリック、音量差" },
            { name: "学習のもと", value: "テイクそのもの、約10秒" },
            { name: "効きの量", value: "4つそれぞれに0〜100" },
            { name: "解析", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "約45 ms（ホストが補正）",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "宅録テイクを、使えるテイクに",
          rows: [
            {
              title: "静けさを残す",
              text: "最初の言葉の前に、1〜2秒残しておきます。Prepは間からノイズを覚えるので、先に切らないでください。",
            },
            {
              title: "聴かせる",
              text: "言葉と間のある10秒を流します。それぞれの量が、Prepの考える出発点に動きます。",
            },
            {
              title: "まず、Noise",
              text: "ほかはゼロに。間が静かになるまでNoiseを上げ、語尾が切れて聴こえなくなるところまで戻します。",
            },
            {
              title: "次に、Room",
              text: "短くて大きな1語と、そのあとの響きを聴きます。取るのは、その半分くらい。部屋のまったくない声は、貼りつけたように聴こえます。",
            },
            {
              title: "最後に、Level",
              text: "フェーダーに手を伸ばさなくても、どの行も聴き取れるように。残りは、コンプレッサーの仕事です。",
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
          headline: "Prepと、その先にできること",
          text: "声はすべて合成です。傷は、心を込めてつけました。",
          demos: [
            {
              product: "vocal-prep",
              title: "録ったまま、から、準備完了",
              text: "ノイズ、部屋鳴り、音量を、いっぺんに。",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "すでにきれいで、音量だけばらつくテイクなら、こうなります。",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "こもりと鼻声は、ノイズが消えたあとに片づけます。",
            },
          ],
        },
      ],
    },
  ],
};
