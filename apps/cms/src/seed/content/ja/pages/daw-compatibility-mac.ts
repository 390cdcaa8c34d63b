import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "DAW対応表：Mac",
  seo: {
    title: "MacのDAW対応表",
    description:
      "macOS 12以降で、どのDAWがどの形式で読み込めるか。AppleシリコンとIntel、ファイルの置き場所、見つからないときの対処法。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Macで動きますか？",
      text: "macOS 12以降、AppleシリコンでもIntelでも、AU、VST3、AAXのどれかを読み込める64ビットのホストなら動きます。対応表と、フォルダーの場所と、たいてい効く対処法をまとめました。",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "コンピューターとフォルダー",
      groups: [
        {
          title: "コンピューター",
          rows: [
            { name: "システム", value: "macOS 12以降、AppleシリコンまたはIntel" },
            { name: "メモリ", value: "4 GB（8 GB推奨）" },
            { name: "ディスク容量", value: "すべて入れて約5 GB。使うものだけを入れられます" },
            { name: "アクティベーション", value: "同時に2台まで" },
          ],
        },
        {
          title: "ファイルの場所",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "インストールから、最初のテイクまで",
      rows: [
        {
          title: "形式を選ぶ",
          text: "インストーラーが、どの形式を入れるか訊きます。ホストが読み込む形式を選んでください。2つ読み込めるなら、どちらかに決めましょう。両方入れると、どのツールも一覧に2回出てきます。",
        },
        {
          title: "ホストの検査を待つ",
          text: "AUを読み込むホストは、新しいプラグインを起動時に一度だけ検査します。少し時間がかかります。終わるまで待ってください。",
        },
        {
          title: "マイクを許可する",
          text: "macOSは、ホストにマイクを使わせてよいか一度だけ訊きます。断ると、トラックには無音が録れます。システム設定の「プライバシー」の「マイク」で変更できます。",
        },
        {
          title: "ネイティブか、Rosettaか",
          text: "Appleシリコンでは、プラグインはネイティブで動きます。Rosettaで動いているホストでも読み込めますが、CPUを余計に使います。ほかのプラグインもすべて対応しているなら、ネイティブで動かしてください。",
        },
        {
          title: "遅れを減らす",
          text: "バッファは、録音中は64か128サンプル、ミックスでは512以上に。Bluetoothのヘッドホンは、どんなプラグインよりも遅れます。ケーブルを使ってください。",
        },
      ],
    },
    {
      block: "faq",
      headline: "Macについての質問",
      items: [
        {
          question: "ホストがプラグインを見つけません。",
          answer:
            "ファイルが上のフォルダーにあるか確認してください。ホームフォルダーではなく、コンピューター全体のライブラリです。それから、もう一度検索させます。AUの場合、Macを再起動すると意外によく直ります。",
        },
        {
          question: "AUとVST3、どちらがいいですか？",
          answer:
            "音は同じです。Logic ProやGarageBandも使うならAU、Windowsとセッションをやり取りするならVST3を選んでください。",
        },
        {
          question: "macOS 11以前で動きますか？",
          answer: "いいえ。対応しているのは、macOS 12以降です。",
        },
        {
          question: "例外のツールはありますか？",
          answer:
            "AutoTune Hybridです。形式はAAX DSPとAAX Nativeで、動くのはPro Toolsだけです。ほかのツールは、すべてAU、VST3、AAXに対応しています。",
        },
        {
          question: "ホストの開発元とは、どんな関係ですか？",
          answer: "関係はありません。名称は各社に帰属し、ここはデモ用のブランドです。",
        },
      ],
    },
  ],
};
