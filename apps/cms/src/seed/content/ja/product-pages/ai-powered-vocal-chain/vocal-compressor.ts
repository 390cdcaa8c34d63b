import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "叫びとささやきが、仲直り。",
  text: "シンガーは近づき、離れ、ささやき、叫びます。Vocal Compressorは、テイクの音量の幅を覚え、それに合う設定から始め、何デシベル抑えたかをすべて見せます。",
  nav: { description: "音量の大小をならす", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor：音量のそろった声",
    description:
      "Vocal Compressorは、テイクの音量の幅を覚え、声に合う設定から始めて、どれだけ抑えたかを見せます。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "つぶす前に、測る",
      rows: [
        {
          title: "ちょうどいい出発点",
          text: "数秒で、このシンガーがどこまで大きくなるかをつかみます。ThresholdとRatioが、そこから作業できる位置に動きます。",
        },
        {
          title: "カーブ",
          text: "片側に入力、もう片側に出力。線が曲がるところから圧縮が始まり、寝るほど強く効きます。",
        },
        {
          title: "履歴",
          text: "歌ったままの波形と、出ていく波形が流れ、上からは抑えた分がぶら下がります。言葉に効いているのか、全部に効いているのか、ひと目でわかります。",
        },
        {
          title: "ゆっくりした手、すばやい手",
          text: "アタックとリリースは、フレーズに合わせて変わります。叫びには間に合い、ロングトーンを途中で押し下げることもありません。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "いつも、同じ距離に",
      text: "合成音声のシンガーに、ささやきと叫びを行ったり来たりするよう頼みました。素直に従ってくれました。",
      demos: [
        {
          product: "vocal-compressor",
          title: "ばらばらから、なめらかへ",
          text: "ビフォーでは、フェーダーから手を離せません。アフターでは、離せます。",
        },
      ],
    },
    includedInUnlimited(
      "コンプレッサーも、チェーンでその前後に来るツールも、プランに入っています。",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "コンプレッサーについての質問",
      items: [
        {
          question: "コンプレッサーなら5つ持っています。なぜこれを？",
          answer:
            "あなたがたどり着いたはずの場所から、始まるからです。そこまでの道のりが好きなら、5つを使い続けてください。気持ちはわかります。",
        },
        {
          question: "かけすぎかどうかは、どうすればわかりますか？",
          answer:
            "ブレスが言葉と同じ大きさになったら、かけすぎです。画面がいつも何かを抑えているときも、そうです。",
        },
        {
          question: "EQの前と後ろ、どちらに置きますか？",
          answer:
            "私たちのチェーンでは、Vocal EQの後ろです。コンプレッサーを無駄に働かせるものを、EQが先に取り除きます。とはいえ、決まりはありません。",
        },
        {
          question: "録音しながら使えますか？",
          answer: "はい。ルックアヘッドを切れば、遅れは増えません。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "その前後に",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressorの仕様",
          inside: [
            { name: "スレッショルド", value: "-60〜0 dB" },
            { name: "レシオ", value: "1:1〜20:1" },
            { name: "アタック", value: "自動追従、または手動" },
            { name: "リリース", value: "初期値を手動で設定し、そこから自動追従" },
            { name: "ルックアヘッド", value: "オフまたは5 ms" },
            { name: "解析", value: "コンピューター内で実行。音声はどこにも送りません" },
          ],
          latency: "なし。ルックアヘッド使用時は5 ms（ホストが補正）",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "ボーカルコンプを、耳で決める",
          rows: [
            {
              title: "2行をループする",
              text: "いちばん静かな行と、いちばん大きな行が続くところを選びます。そこがうまくいけば、曲全体もうまくいきます。",
            },
            {
              title: "やりすぎてみる",
              text: "変だと思うまで、スレッショルドを下げます。平たく、近く、息苦しい。それが、この効果の音です。",
            },
            {
              title: "戻す",
              text: "切ったときに初めて気づくくらいまで、上げていきます。大きな行では働き、静かな行では休んでいる。画面がそうなれば、ちょうどいい位置です。",
            },
            {
              title: "子音を聴く",
              text: "タ行やカ行の角が取れてしまったら、アタックを遅く。最初の音節が飛び出すなら、速くします。",
            },
            {
              title: "音量を返す",
              text: "抑えた分だけ、出力を上げます。音量ではなく、音色を比べるためです。",
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
          headline: "そろえて、それから遠くへ",
          text: "合成音声のシンガーを、まず同じ音量に、それから部屋の中へ。",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "ささやきと叫びが、真ん中で出会います。",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "もっとやさしい親戚。フェーダーを動かしながら、掃除もします。",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "音量のそろった声なら、リバーブは少しで足ります。どれだけ少ないか、聴いてみてください。",
            },
          ],
        },
      ],
    },
  ],
};
