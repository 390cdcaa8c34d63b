import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "比較",
  seo: {
    title: "AutoTuneエディションの比較",
    description:
      "AutoTune 2026、Pro、Hybrid、EFX+、AutoKeyを並べて比較。できること、価格、動作するホストがわかります。",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "あなたに合うのは、どれ？",
      text: "ウィンドウは5つ、考え方はひとつ。声を、その音に乗せること。それぞれにできることと、ほかに任せていることをまとめました。",
    },
    editionComparison({
      headline: "エディションを並べて比較",
      text: "チェックは搭載、線は非搭載。そこは、ほかのエディションの得意分野です。",
      groups: {
        purpose: "こんな人に",
        tuning: "ピッチ補正",
        key: "キーとスケール",
        practice: "使う環境",
      },
      rows: {
        bestFor: "向いている使い方",
        realTime: "リアルタイム補正",
        graph: "グラフモードで1音ずつ編集",
        retune: "Retune Speed",
        humanize: "Human：長い音に息づかいを残す",
        flex: "Flex：しゃくりを残す",
        throat: "Throat",
        effects: "ダブリングとエコー",
        findsKey: "キーを自動で検出",
        takesKey: "AutoKeyからキーを受け取る",
        formats: "形式",
        latency: "レイテンシー",
        diskSpace: "ディスク容量",
        computers: "同時に使える台数",
        unlimited: "Unlimitedに含まれる",
      },
      bestFor: {
        at2026: "手早い録音とステージ",
        pro: "1音ずつの修正",
        hybrid: "Pro Tools（DSPあり・なし）",
        efxPlus: "狙って使うエフェクト",
        autoKey: "キーがわからない曲",
      },
      values: {
        retuneRange: "0〜300 ms",
        hard: "強い補正",
        pads: "16パッド",
        sendsKey: "送る側",
        formats: "AU、VST3、AAX",
        about3: "約3 ms",
        about2OnDsp: "DSPで約2 ms",
        noLatency: "なし",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "まとめて全部、という手も",
      text: "Unlimitedには、3つのエディションとAutoKey、ボーカルチェーン、すべてのクリエイティブエフェクトが入っています。",
      actions: [
        { label: "プランを見る", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "DAWの対応を調べる", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
