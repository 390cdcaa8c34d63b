import type { SeedContent } from "../../seed-content.ts";

const renewsMonthly = "解約するまで、この価格で毎月更新されます。解約はいつでもできます。";
const renewsYearly = "解約するまで、この価格で毎年更新されます。解約はいつでもできます。";

/** Plans, what is given, and what is sold together. */
export const plansAndGifts: SeedContent["products"] = {
  "auto-tune-producer-monthly": {
    name: "AutoTune Producer（月払い）",
    summary:
      "AutoTune 2026、AutoKey、ボーカルチェーン、4つの大きなクリエイティブエフェクトを、月払いで。",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-producer-yearly": {
    name: "AutoTune Producer（年払い）",
    summary:
      "AutoTune 2026、AutoKey、ボーカルチェーン、4つの大きなクリエイティブエフェクトを、年1回のお支払いで。",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-essentials-monthly": {
    name: "AutoTune Essentials（月払い）",
    summary: "AutoTune 2026、AutoKey、Vocal Prep、Vocal De-Esserを、月払いで。",
    checkoutInfo: renewsMonthly,
  },
  "auto-tune-essentials-yearly": {
    name: "AutoTune Essentials（年払い）",
    summary: "AutoTune 2026、AutoKey、Vocal Prep、Vocal De-Esserを、年1回のお支払いで。",
    checkoutInfo: renewsYearly,
  },
  "auto-tune-unlimited-monthly-14d-free": {
    name: "AutoTune Unlimited（14日間無料）",
    summary: "Unlimitedのすべてを14日間。その後は、解約するまで月払いで続きます。",
    checkoutInfo:
      "今日のお支払いはありません。14日後に月額が請求されます。その前に解約すれば請求はありません。お試しはおひとり1回です。",
    specialText: "14日間無料",
  },
  "auto-tune-unlimited-monthly-60d-gift": {
    name: "AutoTune Unlimited（60日間プレゼント）",
    summary: "Unlimitedのすべてを60日間。その後は、解約するまで月払いで続きます。",
    checkoutInfo:
      "今日のお支払いはありません。60日後に月額が請求されます。その前に解約すれば請求はありません。",
    specialText: "プレゼント",
  },
  "auto-key-gift": {
    name: "AutoKey（プレゼント）",
    summary: "曲のキーとスケールを聴き取り、AutoTuneに伝えます。ずっと使えます。",
    specialText: "プレゼント",
  },
  "vocal-de-esser-gift": {
    name: "Vocal De-Esser（プレゼント）",
    summary: "耳に刺さるサ行の音をやわらげ、それ以外の声には触れません。ずっと使えます。",
    specialText: "プレゼント",
  },
  "vocal-chain-bundle": {
    name: "Vocal Chain Bundle",
    summary: "Prep、EQ、Compressor、De-Esser、Reverbをまとめて。1つずつ買うよりお得です。",
    checkoutInfo: "ツールごとに1つ、合わせて5つのライセンスをお届けします。",
    specialText: "5つでひとつ",
  },
};
