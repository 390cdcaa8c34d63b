import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
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
      text: "AU、VST3、AAXのどれかを読み込めるホストなら、ほとんどの場合、動きます。決め手は形式です。表では、ホストごとに形式を示しています。",
    },
    compatibilityOf(hostWords),
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
    {
      block: "callToAction",
      headline: "ファイルの場所と対処法",
      text: "フォルダー、ドライバー、たいてい効く対処法を、システム別にまとめました。",
      actions: [
        { label: "Macの場合", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "Windowsの場合", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
