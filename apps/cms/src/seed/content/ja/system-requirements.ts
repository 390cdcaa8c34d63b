import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "動作環境",
  groups: [
    {
      title: "必要なもの",
      rows: [
        { name: "Mac", value: "macOS 12以降、AppleシリコンまたはIntel。AU、VST3、AAX" },
        { name: "PC", value: "Windows 10または11（64ビット）。VST3、AAX" },
        { name: "メモリ", value: "4 GB（8 GB推奨）" },
        { name: "アクティベーション", value: "同時に2台まで" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU、VST3、AAX" },
  { name: "Windows", value: "VST3、AAX" },
  { name: "アーキテクチャ", value: "64ビット。Appleシリコンにネイティブ対応" },
];

interface SpecSheet {
  readonly headline: string;
  /** What is particular to this product. */
  readonly inside: SpecRows;
  readonly latency: string;
  readonly diskSpace: string;
  readonly formats?: SpecRows;
  readonly sampleRates?: string;
}

/** A product's whole sheet: what is its own, then what all of them share, so that no two disagree. */
export function specSheet({
  headline,
  inside,
  latency,
  diskSpace,
  formats = usualFormats,
  sampleRates = "44.1〜192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "機能", rows: inside },
      {
        title: "サウンド",
        rows: [
          { name: "チャンネル", value: "モノラル、ステレオ" },
          { name: "サンプルレート", value: sampleRates },
          { name: "レイテンシー", value: latency },
        ],
      },
      { title: "プラグイン形式", rows: formats },
      {
        title: "コンピューター",
        rows: [
          { name: "macOS", value: "12以降、AppleシリコンまたはIntel" },
          { name: "Windows", value: "10または11（64ビット）" },
          { name: "メモリ", value: "4 GB（8 GB推奨）" },
          { name: "ディスク容量", value: diskSpace },
          { name: "インターネット", value: "ダウンロードとアクティベーションのみ。作業中は不要" },
        ],
      },
      {
        title: "ライセンス",
        rows: [
          { name: "アクティベーション", value: "同時に2台まで" },
          { name: "期限", value: "購入した場合はなし。Unlimitedの場合はプランの終了まで" },
          { name: "ドングル", value: "不要" },
        ],
      },
    ],
  };
}
