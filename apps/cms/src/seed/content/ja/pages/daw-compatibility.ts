import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
  title: "DAW対応表",
  seo: {
    title: "DAW対応表",
    description:
      "お使いのDAWがmacOSとWindowsで読み込めるプラグイン形式を、ホストごとにまとめました。AU、VST3、AAX。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "私のDAWで動きますか？",
      text: "AU、VST3、AAXのどれかを読み込めるホストなら、ほとんどの場合、動きます。決め手は形式なので、表も形式でまとめました。",
    },
    {
      block: "specs",
      headline: "ホストと形式",
      groups: [
        {
          title: "macOS 12以降",
          rows: [
            { name: "Logic Pro、GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AUまたはVST3" },
            { name: "Cubase、Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AUまたはVST3" },
            { name: "REAPER", value: "AUまたはVST3" },
            { name: "Studio One", value: "AUまたはVST3" },
            { name: "Bitwig Studio、Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10または11（64ビット）",
          rows: [
            { name: "Ableton Live", value: "VST3" },
            { name: "Cubase、Nuendo", value: "VST3" },
            { name: "FL Studio", value: "VST3" },
            { name: "REAPER", value: "VST3" },
            { name: "Studio One", value: "VST3" },
            { name: "Bitwig Studio、Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "小さな但し書きを、大きな文字で",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybridの形式はAAX DSPとAAX Nativeで、動くのはPro Toolsだけです。ほかのツールは、すべての形式に対応しています。",
        },
        {
          title: "64ビット",
          text: "ホストもシステムも、64ビットである必要があります。Appleシリコンではネイティブで動きます。Rosettaで動いているホストでも読み込めます。",
        },
        {
          title: "表にないときは",
          text: "ホストのマニュアルで、読み込める形式を確認してください。macOSなら3つのうちひとつ、Windowsなら2つのうちひとつに対応していれば十分です。VST2にしか対応していない古いホストでは使えません。",
        },
        {
          title: "名称について",
          text: "ホストの名称は、それぞれの開発元に帰属します。各社は、このデモ用ブランドとは関係ありません。",
        },
      ],
    },
  ],
};
