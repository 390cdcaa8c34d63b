import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "ハードウェアに住む、ピッチ補正。",
  text: "Hybridは、Pro ToolsのためのAutoTuneです。録音中はシステムのDSPで、ミックスではネイティブで。設定も音も、同じまま動きます。",
  nav: { description: "Pro Toolsのために。DSPでもネイティブでも", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid：Pro Toolsのためのピッチ補正",
    description:
      "DSPハードウェアでもネイティブでも動く、リアルタイム補正のAAXプラグイン。AutoTune Hybridなら、どちらでも設定と音は同じです。",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "ラック機材のつくり",
      rows: [
        {
          title: "DSPでも、ネイティブでも",
          text: "録音中はハードウェアで、ミックスではコンピューターで。スタジオのシステムからノートPCへセッションを移しても、設定はそのままついてきます。",
        },
        {
          title: "光の壁",
          text: "淡い光は歌っている音、明るい光は出ていく音。そのあいだの距離が、Hybridの仕事です。ブースの中からでも読めます。",
        },
        {
          title: "Throat",
          text: "声が出てくる喉を、長くしたり短くしたりします。ほんの少し動かすだけで、細いテイクに胸の響きが加わります。",
        },
        {
          title: "RetuneとFlex",
          text: "Retuneは、音を補正する速さ。Flexは、どこまで近づいたら補正を始めるか。だから、スライドはスライドのまま残せます。",
        },
        {
          title: "ステージ用の、1つのボタン",
          text: "LIVEを押すと、時間のかかる処理をすべて手放します。残った遅れはボタンの下に出るので、言い争う必要はありません。",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "ステージの設定で",
      text: "合成音声のシンガーを、ステージのつもりで。速さは中くらい、Throatを少し。",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "補正と、胸の響き",
          text: "音は中くらいの速さで落ち着き、声は本人よりもひとまわり大きくなります。",
        },
      ],
    },
    includedInUnlimited(
      "Hybridは、プランの3エディションのひとつです。Pro Tools以外のホストのために、Proと2026も付いてきます。",
    ),
    {
      block: "specs",
      headline: "動作環境",
      groups: [
        {
          title: "必要なもの",
          rows: [
            { name: "ホスト", value: "AAX DSPまたはAAX Nativeを読み込めるPro Tools" },
            { name: "Mac", value: "macOS 12以降、AppleシリコンまたはIntel。AAX" },
            { name: "PC", value: "Windows 10または11（64ビット）。AAX" },
            { name: "アクティベーション", value: "同時に2台まで" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Hybridについての質問",
      items: [
        {
          question: "DSPハードウェアは必要ですか？",
          answer:
            "いいえ。なければ、ネイティブで動きます。あれば処理がハードウェアに移り、録音中のコンピューターの負担が軽くなります。",
        },
        {
          question: "Pro Tools以外でも動きますか？",
          answer:
            "いいえ、HybridはAAXのみです。ほかのホストでは、AutoTune ProかAutoTune 2026をお使いください。",
        },
        {
          question: "グラフモードはありますか？",
          answer:
            "ありません。補正はリアルタイムです。録ったあとに1音ずつ編集するなら、AutoTune Proがあります。",
        },
        {
          question: "DSPとネイティブで、音は同じですか？",
          answer:
            "同じになるように作っています。設定も、処理の方法も同じです。違うのは遅れで、ハードウェアのほうが短くなります。",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Hybridのまわりに",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybridの仕様",
          inside: [
            { name: "モード", value: "オート（リアルタイム）" },
            { name: "ノブ", value: "Retune、Flex、Throat" },
            { name: "Retune Speed", value: "0〜300 ms" },
            { name: "スケール", value: "メジャー、マイナー、クロマチック、または自分で選んだ音" },
            { name: "キー", value: "手動、またはAutoKeyから" },
          ],
          sampleRates: "ネイティブ：44.1〜192 kHz、DSP：44.1〜96 kHz",
          latency: "DSP（LIVE）で約2 ms、ネイティブで約3 ms",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP、AAX Native" },
            { name: "Windows", value: "AAX DSP、AAX Native" },
            { name: "アーキテクチャ", value: "64ビット。Appleシリコンにネイティブ対応" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "補正しながら録り、素のテイクも残す",
          rows: [
            {
              title: "トラックを2つ作る",
              text: "1つ目には、マイクの音をプラグインなしで録ります。同じ入力を2つ目にも送り、シンガーにはそちらを聴かせます。",
            },
            {
              title: "2つ目にHybridを挿す",
              text: "ハードウェアがあれば、DSP版を選びます。LIVEを押して、その下の遅れを読みます。",
            },
            {
              title: "シンガーに合わせる",
              text: "Retuneは中くらい、Flexはたっぷり。補正と戦いながら歌うより、補正に気づかずに歌うほうが、うまくいきます。",
            },
            {
              title: "録る",
              text: "シンガーが聴くのは、補正された声。ディスクに残るのは、正直な声です。",
            },
            {
              title: "あとで決める",
              text: "プラグインを設定ごと素のトラックにコピーし、ネイティブで動かします。あとは、何度でも気を変えてください。",
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
          headline: "Hybridと、その仕事仲間",
          text: "合成音声のシンガーと、3つの画面。",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid、ステージ",
              text: "中くらいの補正に、長めの喉。",
            },
            {
              product: "auto-tune-2026",
              title: "2026、ライブ",
              text: "もっと速く。喉はそのままです。",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "補正のすぐあとに来る定番。音量をそろえます。",
            },
          ],
        },
      ],
    },
  ],
};
