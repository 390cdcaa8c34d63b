import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "DAW対応表：Windows",
  seo: {
    title: "WindowsのDAW対応表",
    description:
      "Windows 10と11で、どのDAWがどの形式で読み込めるか。ファイルの置き場所と、ホストが見つけてくれないときの対処法。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Windowsで動きますか？",
      text: "Windows 10と11で、VST3かAAXを読み込める64ビットのホストなら動きます。対応表と、フォルダーの場所と、たいてい効く対処法をまとめました。",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "コンピューターとフォルダー",
      groups: [
        {
          title: "コンピューター",
          rows: [
            { name: "システム", value: "Windows 10または11（64ビット）" },
            { name: "メモリ", value: "4 GB（8 GB推奨）" },
            { name: "ディスク容量", value: "すべて入れて約5 GB。使うものだけを入れられます" },
            { name: "アクティベーション", value: "同時に2台まで" },
          ],
        },
        {
          title: "ファイルの場所",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "インストーラーが、どの形式を入れるか訊きます。ホストが読み込む形式だけで十分です。もうひとつは、場所を取るだけです。",
        },
        {
          title: "フォルダーは変えない",
          text: "VST3にもAAXにも決まった場所があり、ホストはそこを探します。自分で作ったフォルダーは、きれいに見えても、誰にも見つけてもらえません。",
        },
        {
          title: "ホストに探してもらう",
          text: "インストールのあとでホストを開きます。多くは起動時に検索します。プラグインの設定に、検索ボタンがあるものもあります。",
        },
        {
          title: "インターフェースのドライバーを使う",
          text: "ホストでは、システムの音声ではなく、インターフェースのASIOドライバーを選びます。バッファは、録音中は64か128サンプル、ミックスでは512以上に。",
        },
        {
          title: "電源につなぐ",
          text: "ノートPCは、バッテリーで動くと、いちばん困るときに遅くなります。プラグインを疑う前に、電源につないで、電源プランを高パフォーマンスにしてください。",
        },
      ],
    },
    {
      block: "faq",
      headline: "Windowsについての質問",
      items: [
        {
          question: "ホストがプラグインを見つけません。",
          answer:
            "ファイルが上のフォルダーにあるか、ホストが64ビットか、VST3を検索しているかを確認してください。一度失敗したプラグインを記録しているホストもあります。その一覧を消して、もう一度検索してください。",
        },
        {
          question: "32ビット版やVST2版はありますか？",
          answer: "いいえ。VST2にしか対応していないホストでは使えません。",
        },
        {
          question: "例外のツールはありますか？",
          answer:
            "AutoTune Hybridです。形式はAAX DSPとAAX Nativeで、動くのはPro Toolsだけです。ほかのツールは、すべてVST3とAAXに対応しています。",
        },
        {
          question: "セッションをMacに移せますか？",
          answer:
            "はい。同じホストがMacにもあり、同じ形式を読み込めるなら移せます。VST3とAAXの設定は、セッションと一緒に移ります。ライセンスは1つで両方に使えます。",
        },
        {
          question: "ホストの開発元とは、どんな関係ですか？",
          answer: "関係はありません。名称は各社に帰属し、ここはデモ用のブランドです。",
        },
      ],
    },
  ],
};
